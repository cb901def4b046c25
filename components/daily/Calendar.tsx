import { createMemo, createUniqueId, For, Show } from 'solid-js';
import { addDays, type Day, dayFrom, dayNumber, partsOfDay } from '../../engine';
import { WindowIcon } from '../controls/WindowIcon';
import { formatDay } from '../i18n/dates';
import { direction, t } from '../i18n/messages';
import { formatNumber } from '../i18n/numbers';
import { firstWeekday, placeInWeek } from '../i18n/week';
import { DayMark } from './DayMark';
import { DAY_STATES, type DayState } from './day-state';
import { addMonths, clampDay, weeksOfMonth } from './months';

/** What a calendar shows. */
export interface CalendarProps {
  readonly today: Day;
  /** The first day that can be played; the last is today. */
  readonly first: Day;
  /** The day that the keys act on; its month is shown. */
  readonly active: Day;
  readonly onActive: (day: Day) => void;
  readonly stateOf: (day: Day) => DayState;
  readonly isOnItsDay: (day: Day) => boolean;
  readonly onPlay: (day: Day) => void;
}

const firstOfMonth = (day: Day): Day => {
  const [year, month] = partsOfDay(day) ?? [0, 1];
  return dayFrom(year, month, 1);
};

/** A month of days, each to be played; with the keys of a grid of dates. */
export function Calendar(props: CalendarProps) {
  const heading = createUniqueId();
  const weekStart = firstWeekday();
  let grid!: HTMLTableElement;
  /** Only another month is drawn anew: a day must not go from under the pointer that presses it. */
  const month = createMemo(() => firstOfMonth(props.active));
  const weeks = createMemo(() => weeksOfMonth(month(), weekStart));
  const clamped = (day: Day) => clampDay(day, props.first, props.today);
  const move = (day: Day) => props.onActive(clamped(day));

  const target = (event: KeyboardEvent): Day | null => {
    const day = props.active;
    const forward = direction() === 'rtl' ? -1 : 1;
    const place = placeInWeek(dayNumber(day), weekStart);
    switch (event.key) {
      case 'ArrowLeft':
        return addDays(day, -forward);
      case 'ArrowRight':
        return addDays(day, forward);
      case 'ArrowUp':
        return addDays(day, -7);
      case 'ArrowDown':
        return addDays(day, 7);
      case 'Home':
        return addDays(day, -place);
      case 'End':
        return addDays(day, 6 - place);
      case 'PageUp':
        return addMonths(day, event.shiftKey ? -12 : -1);
      case 'PageDown':
        return addMonths(day, event.shiftKey ? 12 : 1);
      default:
        return null;
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const day = target(event);
    if (day === null) return;
    event.preventDefault();
    move(day);
    grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  const label = (day: Day) => {
    const words = t('dailyDay', formatDay(day, 'full'), t(DAY_STATES[props.stateOf(day)]));
    return props.isOnItsDay(day) ? `${words}, ${t('dailyOnItsDay')}` : words;
  };

  return (
    <section class="calendar">
      <header class="calendar-head">
        <MonthButton
          action="previous-month"
          label={t('dailyPrevious')}
          disabled={month() === firstOfMonth(props.first)}
          onClick={() => move(addMonths(props.active, -1))}
        />
        <h3 id={heading} aria-live="polite">
          {formatDay(props.active, 'monthOfYear')}
        </h3>
        <MonthButton
          action="next-month"
          label={t('dailyNext')}
          disabled={month() === firstOfMonth(props.today)}
          onClick={() => move(addMonths(props.active, 1))}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of dates */}
      <table ref={grid} role="grid" aria-labelledby={heading} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <For each={weekdays(weekStart)}>
              {([narrow, long]) => (
                <th scope="col">
                  <span aria-hidden="true">{narrow}</span>
                  <span class="visually-hidden">{long}</span>
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={weeks()}>
            {(week) => (
              <tr>
                <For each={week}>
                  {(day) => (
                    <td>
                      <Show when={day}>
                        {(shown) => (
                          <button
                            type="button"
                            class="day"
                            data-day={shown()}
                            data-state={props.stateOf(shown())}
                            data-on-its-day={props.isOnItsDay(shown()) ? '' : undefined}
                            aria-label={label(shown())}
                            aria-current={shown() === props.today ? 'date' : undefined}
                            disabled={clamped(shown()) !== shown()}
                            tabIndex={shown() === props.active ? 0 : -1}
                            autofocus={shown() === props.active}
                            onFocus={() => props.onActive(shown())}
                            onClick={() => props.onPlay(shown())}
                          >
                            <span class="day-number">
                              {formatNumber(partsOfDay(shown())?.[2] ?? 0)}
                            </span>
                            <DayMark state={props.stateOf(shown())} />
                          </button>
                        )}
                      </Show>
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
}

/** The weekdays in order, each as a letter and in full. */
const weekdays = (weekStart: number) =>
  Array.from({ length: 7 }, (_, index) => {
    // 2024 began with a Monday.
    const day = dayFrom(2024, 1, weekStart + index);
    return [formatDay(day, 'weekdayLetter'), formatDay(day, 'weekday')] as const;
  });

function MonthButton(props: {
  readonly action: 'previous-month' | 'next-month';
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      class="month-button"
      data-action={props.action}
      title={props.label}
      aria-disabled={props.disabled}
      onClick={() => props.onClick()}
    >
      <WindowIcon name={props.action === 'previous-month' ? 'previous' : 'next'} />
    </button>
  );
}
