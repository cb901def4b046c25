import { createMemo, createSignal, createUniqueId, For, Show } from 'solid-js';
import { formatLog } from '../../engine';
import { Dialog } from '../dialogs/Dialog';
import { formatMoment } from '../i18n/date-and-time';
import { formatDay } from '../i18n/dates';
import { plural, t } from '../i18n/messages';
import { formatNumber, formatTime } from '../i18n/numbers';
import { Replay } from '../replay/Replay';
import type { ShownSettings } from '../state/settings/open-settings';
import type { GameStore } from '../state/table/game-store';
import { otherGames } from '../state/table/other-games';
import type { FinishedGame } from '../state/table/stored-table';
import { recordOf } from './game-record';
import type { SurfaceStatistics } from './surface-statistics';
import './statistics.css';

/** The last finished games, each to be watched or played again. */
export function HistoryDialog(props: {
  readonly statistics: SurfaceStatistics;
  readonly store: GameStore;
  readonly settings: ShownSettings;
  readonly onClose: () => void;
}) {
  const [watched, setWatched] = createSignal<FinishedGame | null>(null);
  const games = createMemo(() => props.statistics.history());
  const backToList = () => {
    const id = watched()?.game.id;
    setWatched(null);
    document
      .querySelector<HTMLElement>(`[data-game="${CSS.escape(id ?? '')}"] [data-action="replay"]`)
      ?.focus();
  };
  const playAgain = ({ game }: FinishedGame) => {
    if (game.day) otherGames(props.store).playDay(game.day);
    else otherGames(props.store).playCode(game.code);
    props.onClose();
  };
  return (
    <Dialog name="history" title={watched()?.game.code ?? t('history')} onClose={props.onClose}>
      <Show
        when={watched()}
        fallback={
          <>
            <Show when={props.statistics.failing()}>
              <p class="hint error">{t('statisticsFailing')}</p>
            </Show>
            <Show
              when={props.statistics.damaged()}
              fallback={
                <Show when={games()?.length === 0}>
                  <p>{t('noFinishedGames')}</p>
                </Show>
              }
            >
              <p class="hint">{t('statisticsDamaged')}</p>
            </Show>
            <ol class="history">
              <For each={games()}>
                {(finished) => (
                  <Entry
                    finished={finished}
                    onWatch={() => setWatched(finished)}
                    onPlay={() => playAgain(finished)}
                  />
                )}
              </For>
            </ol>
          </>
        }
      >
        {(finished) => (
          <>
            <p class="history-line">{inWords(finished())}</p>
            <Replay
              code={finished().game.code}
              log={formatLog(finished().game.game.log)}
              settings={props.settings}
            />
            <div class="dialog-actions">
              <button
                type="button"
                class="button"
                data-action="back-to-history"
                autofocus
                onClick={backToList}
              >
                {t('backToHistory')}
              </button>
              <button
                type="button"
                class="button button-main"
                data-action="play-again"
                onClick={() => playAgain(finished())}
              >
                {t('playAgain')}
              </button>
            </div>
          </>
        )}
      </Show>
    </Dialog>
  );
}

/** How a game ended, and when. */
function inWords(finished: FinishedGame): string {
  const { left, moves, seconds, at } = recordOf(finished);
  const result = left === 0 ? t('gameWon') : plural('gameLost', left);
  const played = t('historyGame', formatTime(seconds), formatNumber(moves), formatMoment(at));
  return `${result} · ${played}`;
}

function Entry(props: {
  readonly finished: FinishedGame;
  readonly onWatch: () => void;
  readonly onPlay: () => void;
}) {
  const code = createUniqueId();
  return (
    <li data-game={props.finished.game.id}>
      <h3 id={code} dir="ltr">
        {props.finished.game.code}
      </h3>
      <Show when={props.finished.game.day}>
        {(day) => <p class="history-line">{t('dailyNotice', formatDay(day(), 'dated'))}</p>}
      </Show>
      <p class="history-line">{inWords(props.finished)}</p>
      <button
        type="button"
        class="button"
        data-action="replay"
        aria-describedby={code}
        onClick={() => props.onWatch()}
      >
        {t('replay')}
      </button>
      <button
        type="button"
        class="button"
        data-action="play-again"
        aria-describedby={code}
        onClick={() => props.onPlay()}
      >
        {t('playAgain')}
      </button>
    </li>
  );
}
