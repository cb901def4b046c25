import { For, Show } from 'solid-js';
import { type CodedGame, score } from '../../engine';
import { t } from '../i18n/messages';
import { formatNumber, formatTime } from '../i18n/numbers';
import type { GameStore } from '../state/game-store';

/** The games left unfinished, each to go on with. */
export function UnfinishedGames(props: {
  readonly store: GameStore;
  readonly onPicked: () => void;
}) {
  const inWords = ({ code, game, time }: CodedGame) =>
    t(
      'unfinishedGame',
      code,
      formatNumber(score(game.position)),
      formatNumber(game.moves),
      formatTime(Math.floor(time / 1000)),
    );
  const pick = (game: CodedGame) => {
    props.store.pickUp(game);
    props.onPicked();
  };
  return (
    <Show when={props.store.unfinished().length > 0}>
      <section>
        <h3>{t('unfinishedGames')}</h3>
        <ul class="games">
          <For each={props.store.unfinished()}>
            {(game) => (
              <li>
                <button type="button" class="button" onClick={() => pick(game)}>
                  {inWords(game)}
                </button>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
