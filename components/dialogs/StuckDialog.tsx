import { Show } from 'solid-js';
import { t } from '../i18n/messages';
import type { ShownSettings } from '../state/settings/open-settings';
import type { GameStore } from '../state/table/game-store';
import { otherGames } from '../state/table/other-games';
import { CopyResult } from './CopyResult';
import { Dialog } from './Dialog';
import { NextGame } from './NextGame';

/** Opens as soon as no free card has a partner anywhere (rule 20). */
export function StuckDialog(props: {
  readonly store: GameStore;
  readonly settings: ShownSettings;
  readonly quiet: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Dialog name="stuck" title={t('stuckTitle')} quiet={props.quiet} onClose={props.onClose}>
      <p>{t('stuckText')}</p>
      <CopyResult store={props.store} settings={props.settings} />
      <div class="dialog-actions">
        <Show when={props.store.undoes()}>
          {(what) => (
            <button
              type="button"
              class="button"
              data-action="undo"
              autofocus
              onClick={() => props.store.undo()}
            >
              {what() === 'move' ? t('undo') : t('takeBack')}
            </button>
          )}
        </Show>
        {/* Stuck from the start, the deal would only open this window again. */}
        <Show when={props.store.coded().game.moves > 0}>
          <button
            type="button"
            class="button"
            data-action="restart"
            onClick={() => otherGames(props.store).restart()}
          >
            {t('restart')}
          </button>
        </Show>
        <NextGame store={props.store} autofocus={props.store.undoes() === null} />
      </div>
    </Dialog>
  );
}
