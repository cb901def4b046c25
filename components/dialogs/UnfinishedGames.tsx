import { For, Show } from 'solid-js';
import type { CodedGame } from '../../engine';
import { formatDay } from '../i18n/dates';
import { gameInWords } from '../i18n/game-in-words';
import { t } from '../i18n/messages';
import type { GameStore } from '../state/table/game-store';
import { otherGames } from '../state/table/other-games';

/** The games left unfinished, each to go on with. */
export function UnfinishedGames(props: {
  readonly store: GameStore;
  readonly onPicked: () => void;
}) {
  const pick = (game: CodedGame) => {
    otherGames(props.store).pickUp(game);
    props.onPicked();
  };
  return (
    <Show when={otherGames(props.store).unfinished().length > 0}>
      <section>
        <h3>{t('unfinishedGames')}</h3>
        <ul class="games">
          <For each={otherGames(props.store).unfinished()}>
            {(game) => (
              <li>
                <button type="button" class="button" onClick={() => pick(game)}>
                  {gameInWords(game)}
                  <Show when={game.day}>
                    {(day) => <small>{t('dailyNotice', formatDay(day(), 'short'))}</small>}
                  </Show>
                </button>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
