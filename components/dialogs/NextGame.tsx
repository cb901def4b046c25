import { Show } from 'solid-js';
import { t } from '../i18n/messages';
import type { GameStore } from '../state/table/game-store';
import { otherGames } from '../state/table/other-games';

/** The way on from a game that is over: a new one, or the game that waits beside a daily heart. */
export function NextGame(props: { readonly store: GameStore; readonly autofocus: boolean }) {
  const waits = () => props.store.coded().day !== null && otherGames(props.store).hasGameBeside();
  return (
    <Show
      when={waits()}
      fallback={
        <button
          type="button"
          class="button button-main"
          data-action="new"
          autofocus={props.autofocus}
          onClick={() => props.store.newGame()}
        >
          {t('newGame')}
        </button>
      }
    >
      <button
        type="button"
        class="button button-main"
        data-action="leave-day"
        autofocus={props.autofocus}
        onClick={() => otherGames(props.store).leaveDay()}
      >
        {t('backToGame')}
      </button>
    </Show>
  );
}
