import { score } from '../../engine';
import { formatTime } from '../controls/format-time';
import { t } from '../i18n/messages';
import type { GameStore } from '../state/game-store';
import { Dialog } from './Dialog';

/** Opens when the heart is cleared (rule 19). */
export function WonDialog(props: { readonly store: GameStore; readonly onClose: () => void }) {
  const game = () => props.store.coded().game;
  return (
    <Dialog name="won" title={t('wonTitle')} onClose={props.onClose}>
      <p>{t('wonText')}</p>
      <dl class="result">
        <Figure label={t('score')} value={score(game().position)} />
        <Figure label={t('moves')} value={game().moves} />
        <Figure label={t('time')} value={formatTime(props.store.seconds())} />
      </dl>
      <div class="dialog-actions">
        <button
          type="button"
          class="button button-main"
          data-action="new"
          onClick={() => props.store.newGame()}
        >
          {t('newGame')}
        </button>
      </div>
    </Dialog>
  );
}

function Figure(props: { readonly label: string; readonly value: string | number }) {
  return (
    <div class="figure">
      <dt>{props.label}</dt>
      <dd>{props.value}</dd>
    </div>
  );
}
