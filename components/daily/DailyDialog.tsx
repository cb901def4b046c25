import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { type Day, dayOf } from '../../engine';
import { Dialog } from '../dialogs/Dialog';
import { t } from '../i18n/messages';
import { type Days, streaksOf } from '../state/days';
import type { GameStore } from '../state/game-store';
import { otherGames } from '../state/other-games';
import { Calendar } from './Calendar';
import { clampDay, firstDay } from './calendar';
import { DayMark } from './DayMark';
import { DAY_STATES, dayState, isOnItsDay } from './day-state';
import './daily.css';

const today = () => dayOf(new Date());

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
  // No timer: the calendar need not turn its page before anybody looks at it.
  createEffect(
    on(
      () => props.inFront,
      () => setNow(today()),
      { defer: true },
    ),
  );
  const first = createMemo(() => firstDay(now()));
  const [active, setActive] = createSignal(
    // eslint-disable-next-line solid/reactivity -- where the calendar opens
    clampDay(props.store.coded().day ?? now(), first(), now()),
  );
  const games = () => [props.store.coded(), ...otherGames(props.store).unfinished()];
  const streaks = createMemo(() => streaksOf(props.days, now()));
  const play = (day: Day) => {
    otherGames(props.store).playDay(day);
    props.onPlay();
  };
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
        active={active()}
        onActive={setActive}
        stateOf={(day) => dayState(day, now(), props.days, games())}
        isOnItsDay={(day) => isOnItsDay(day, props.days)}
        onPlay={play}
      />
      <Legend />
      <p class="streak" data-streak={streaks().current} data-best-streak={streaks().best}>
        {t('dailyStreak', streaks().current, streaks().best)}
      </p>
      <Show when={props.store.coded().day}>
        <div class="dialog-actions">
          <button type="button" class="button" data-action="leave-day" onClick={leave}>
            {otherGames(props.store).hasGameBeside() ? t('backToGame') : t('newGame')}
          </button>
        </div>
      </Show>
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
