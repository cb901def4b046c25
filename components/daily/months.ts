import { type Day, dayFrom, dayNumber, daysInMonth, partsOfDay } from '../../engine';
import { placeInWeek } from '../i18n/week';

/**
 * The first daily heart to go back to: the first day of the year in which the game came out, so that
 * every player finds the same hearts. Who has a clock that is behind it has today's all the same.
 */
const FIRST_DAY = '2026-01-01' as Day;

/** The first of the hearts that can be played on a day; the last is that day's. */
export const firstDay = (today: Day): Day => (today < FIRST_DAY ? today : FIRST_DAY);

/** The nearest day between two. */
export const clampDay = (day: Day, first: Day, last: Day): Day =>
  day < first ? first : day > last ? last : day;

/** The same date so many months later, or the last of a month that is too short for it. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = partsOfDay(day) ?? [0, 1, 1];
  const count = year * 12 + month - 1 + months;
  const [newYear, newMonth] = [Math.floor(count / 12), (count % 12) + 1];
  return dayFrom(newYear, newMonth, Math.min(date, daysInMonth(newYear, newMonth)));
}

/** The weeks of the month of a day, each with seven places; empty before its first and after its last. */
export function weeksOfMonth(day: Day, firstWeekday: number): (Day | null)[][] {
  const [year, month] = partsOfDay(day) ?? [0, 1];
  const days = Array.from({ length: daysInMonth(year, month) }, (_, index) =>
    dayFrom(year, month, index + 1),
  );
  const before = placeInWeek(dayNumber(dayFrom(year, month, 1)), firstWeekday);
  const places = [...new Array<null>(before).fill(null), ...days];
  return Array.from({ length: Math.ceil(places.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => places[week * 7 + place] ?? null),
  );
}
