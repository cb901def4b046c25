import { For } from 'solid-js';
import { HEART } from '../card/art/heart';
import { formatDay } from '../i18n/dates';
import { formatNumber } from '../i18n/numbers';
import { firstWeekday, placeInWeek } from '../i18n/week';
import { dayNumberAt, WEEKS } from './totals';

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
/** The size of a day's heart: the more wins the larger, up to three. */
const scaleOf = (wins: number) => [0.2, 0.6, 0.82, 1][Math.min(wins, 3)] ?? 1;

/** The wins of the last weeks, a heart for each day: a column a week, the present one last. */
export function WinCalendar(props: {
  /** Wins by the number of the day. */
  readonly wins: ReadonlyMap<number, number>;
  readonly labelledBy: string;
}) {
  const today = dayNumberAt(Date.now());
  const thisWeek = today - placeInWeek(today, firstWeekday());
  const weeks = Array.from({ length: WEEKS }, (_, week) => thisWeek - 7 * (WEEKS - 1 - week));
  const monthOf = (day: number) => formatDay(day, 'month');
  /** The month above the first week that begins in it, where there is room for its name. */
  const monthAbove = (week: number) => {
    const [before, now] = [weeks[week - 1], weeks[week] ?? 0];
    const isNew = before === undefined || monthOf(before) !== monthOf(now);
    return isNew && monthOf(now) === monthOf(now + 7) ? monthOf(now) : '';
  };
  return (
    <table class="win-calendar" aria-labelledby={props.labelledBy}>
      <thead>
        <tr>
          <td />
          <For each={weeks}>
            {(day, week) => (
              <th scope="col">
                <span class="win-month" aria-hidden="true">
                  {monthAbove(week())}
                </span>
                <span class="visually-hidden">{formatDay(day, 'brief')}</span>
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={WEEK}>
          {(weekday) => (
            <tr>
              <th scope="row" aria-label={formatDay(thisWeek + weekday, 'weekday')}>
                {formatDay(thisWeek + weekday, 'weekdayLetter')}
              </th>
              <For each={weeks}>
                {(week) => <Day day={week + weekday} today={today} wins={props.wins} />}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

function Day(props: {
  readonly day: number;
  readonly today: number;
  readonly wins: ReadonlyMap<number, number>;
}) {
  const wins = () => props.wins.get(props.day) ?? 0;
  return (
    <td
      data-wins={wins()}
      data-today={props.day === props.today ? '' : undefined}
      title={`${formatDay(props.day, 'brief')}: ${formatNumber(wins())}`}
    >
      {props.day <= props.today && (
        <>
          <svg
            viewBox="-0.13 -0.13 1.26 1.26"
            aria-hidden="true"
            style={{ scale: String(scaleOf(wins())) }}
          >
            <path d={HEART} />
          </svg>
          <span class="visually-hidden">{formatNumber(wins())}</span>
        </>
      )}
    </td>
  );
}
