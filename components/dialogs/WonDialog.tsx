import { Show } from 'solid-js';
import { score } from '../../engine';
import { face } from '../card/drawing';
import { t } from '../i18n/messages';
import { formatNumber, formatTime } from '../i18n/numbers';
import type { ShownSettings } from '../state/settings/open-settings';
import type { GameStore } from '../state/table/game-store';
import { otherGames } from '../state/table/other-games';
import { CopyResult } from './CopyResult';
import { Dialog } from './Dialog';
import { NextGame } from './NextGame';

/** Opens when the heart is cleared (rule 19). */
export function WonDialog(props: {
  readonly store: GameStore;
  readonly settings: ShownSettings;
  readonly quiet: boolean;
  readonly onHistory: () => void;
  readonly onClose: () => void;
}) {
  const game = () => props.store.coded().game;
  return (
    <Dialog name="won" title={t('wonTitle')} quiet={props.quiet} onClose={props.onClose}>
      <Crest />
      <p class="won-text">{t('wonText')}</p>
      <dl class="result">
        <Figure label={t('score')} value={formatNumber(score(game().position))} />
        <Figure label={t('moves')} value={formatNumber(game().moves)} />
        <Show when={props.settings.settings().showTime}>
          <Figure label={t('time')} value={formatTime(props.store.seconds())} />
        </Show>
      </dl>
      <CopyResult store={props.store} settings={props.settings} />
      <div class="dialog-actions">
        <button
          type="button"
          class="button"
          data-action="history"
          onClick={() => props.onHistory()}
        >
          {t('history')}
        </button>
        <button
          type="button"
          class="button"
          data-action="restart"
          onClick={() => otherGames(props.store).restart()}
        >
          {t('playAgain')}
        </button>
        <NextGame store={props.store} autofocus />
      </div>
    </Dialog>
  );
}

/** The ornamental heart of the ace. */
function Crest() {
  return (
    <svg class="crest" viewBox="4 26 92 97" aria-hidden="true">
      {[...face(1).querySelectorAll('path')]}
    </svg>
  );
}

function Figure(props: { readonly label: string; readonly value: string }) {
  return (
    <div class="figure">
      <dt>{props.label}</dt>
      <dd>{props.value}</dd>
    </div>
  );
}
