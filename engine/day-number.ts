import { type Day, dayFrom, isDay } from './day';

/** The milliseconds of a day, in a calendar without time zones. */
export const DAY_IN_MS = 86_400_000;

/** The days of a month, 28 to 31; January is month 1. */
export const daysInMonth = (year: number, month: number): number =>
  (Date.UTC(year, month) - Date.UTC(year, month - 1)) / DAY_IN_MS;

/** Year, month (January is 1) and date of a day; null for anything that is no day. */
export function partsOfDay(value: unknown): readonly [number, number, number] | null {
  if (!isDay(value)) return null;
  const [year = 0, month = 0, date = 0] = value.split('-').map(Number);
  return [year, month, date];
}

/** A running number for each day, one more for the next. */
export function dayNumber(day: Day): number {
  if (!isDay(day)) throw new RangeError(`no day ${day}`);
  return Date.parse(day) / DAY_IN_MS;
}

/** The day so many days later, or earlier for a negative number. */
export function addDays(day: Day, days: number): Day {
  const date = new Date((dayNumber(day) + days) * DAY_IN_MS);
  return dayFrom(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}
