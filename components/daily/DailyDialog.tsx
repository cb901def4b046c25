import { createEffect, createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import { type Day, dayOf, partsOfDay } from '../../engine';
import { Dialog } from '../dialogs/Dialog';
import { t } from '../i18n/messages';
import { type Days, streaksOf } from '../state/days/days';
import type { GameStore } from '../state/table/game-store';
import { otherGames } from '../state/table/other-games';
import { Calendar } from './Calendar';
import { DayMark } from './DayMark';
import { DAY_STATES, dayState, isOnItsDay } from './day-state';
import { clampDay, firstDay } from './months';
import './daily.css';

const SECOND = 1000;

const today = () => dayOf(new Date());

/** Milliseconds until a second after the end of a day where the player is. */
function untilTomorrow(day: Day): number {
  const [year, month, date] = partsOfDay(day) ?? [0, 1, 1];
  return Math.max(0, new Date(year, month - 1, date + 1).getTime() - Date.now()) + SECOND;
}

/** The daily hearts: a month of them, and how many days in a row they were played. */
export function DailyDialog(props: {
  readonly store: GameStore;
  readonly days: Days;
  readonly inFront: boolean;
  /** A heart was chosen, or the game beside it: the board shows it. */
  readonly onPlay: () => void;
  readonly onClose: () => void;
}) {
  const [now, setNow] = createSignal(today());
  const refresh = () => setNow(today());
  // Out of sight the calendar need not turn its page.
  createEffect(() => {
    if (!props.inFront) return;
    refresh();
    const timer = setTimeout(refresh, untilTomorrow(now()));
    onCleanup(() => clearTimeout(timer));
  });
  const first = createMemo(() => firstDay(now()));
  const [active, setActive] = createSignal(
    // eslint-disable-next-line solid/reactivity -- where the calendar opens
    clampDay(props.store.coded().day ?? now(), first(), now()),
  );
  const games = () => [props.store.coded(), ...otherGames(props.store).unfinished()];
  const streaks = createMemo(() => streaksOf(props.days, now()));
  /** The clock may have been set back with the calendar open. */
  const shown = () => clampDay(active(), first(), now());
  const play = (day: Day) => {
    otherGames(props.store).playDay(day);
    props.onPlay();
  };
  /** Whether today's heart lies on the table, to be played on. */
  const isPlayed = () => props.store.coded().day === now() && props.store.status() !== 'won';
  const leave = () => {
    otherGames(props.store).leaveDay();
    props.onPlay();
  };
  return (
    <Dialog name="daily" title={t('daily')} onClose={props.onClose}>
      <p class="daily-hint">{t('dailyHint')}</p>
      <Calendar
        today={now()}
        first={first()}
        active={shown()}
        onActive={setActive}
        stateOf={(day) => dayState(day, now(), props.days, games())}
        isOnItsDay={(day) => isOnItsDay(day, props.days)}
        onPlay={play}
      />
      <Legend />
      <p class="streak" data-streak={streaks().current} data-best-streak={streaks().best}>
        {t('dailyStreak', streaks().current, streaks().best)}
      </p>
      <div class="dialog-actions">
        <Show when={props.store.coded().day}>
          <button type="button" class="button" data-action="leave-day" onClick={leave}>
            {otherGames(props.store).hasGameBeside() ? t('backToGame') : t('newGame')}
          </button>
        </Show>
        <Show when={!isPlayed()}>
          <button
            type="button"
            class="button button-main"
            data-action="play-today"
            onClick={() => play(today())}
          >
            {t('playToday')}
          </button>
        </Show>
      </div>
    </Dialog>
  );
}

/** What the marks mean; each day says it itself, so that it need not be heard. */
function Legend() {
  return (
    <ul class="legend" aria-hidden="true">
      <For each={['played', 'begun', 'won'] as const}>
        {(state) => (
          <li>
            <DayMark state={state} />
            {t(DAY_STATES[state])}
          </li>
        )}
      </For>
      <li>
        <span class="ribbon" />
        {t('dailyOnItsDay')}
      </li>
      <li>
        <span class="today" />
        {t('dailyToday')}
      </li>
    </ul>
  );
}
