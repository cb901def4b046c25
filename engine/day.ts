/** A day of the calendar, wherever it is lived through: `2026-11-30`; from the year 1000 on. */
export type Day = string & { readonly __brand: 'Day' };

/** The milliseconds of a day, in a calendar without time zones. */
export const DAY_IN_MS = 86_400_000;
const FORM = /^([1-9]\d{3})-(\d\d)-(\d\d)$/;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The days of a month, 28 to 31; January is month 1. */
export const daysInMonth = (year: number, month: number): number =>
  (Date.UTC(year, month) - Date.UTC(year, month - 1)) / DAY_IN_MS;

/** The day of a date in the calendar; January is month 1. Its parts must be ones that exist. */
export const dayFrom = (year: number, month: number, date: number): Day =>
  `${year}-${twoDigits(month)}-${twoDigits(date)}` as Day;

/** Year, month (January is 1) and date of a day; null for anything that is no day. */
export function partsOfDay(value: unknown): readonly [number, number, number] | null {
  const parts = typeof value === 'string' ? FORM.exec(value) : null;
  if (!parts) return null;
  const [year = 0, month = 0, date = 0] = parts.slice(1).map(Number);
  const exists = month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month);
  return exists ? [year, month, date] : null;
}

/** Whether a value names a day that the calendar has. */
export const isDay = (value: unknown): value is Day => partsOfDay(value) !== null;

/** A running number for each day, one more for the next. */
export function dayNumber(day: Day): number {
  const parts = partsOfDay(day);
  if (!parts) throw new RangeError(`no day ${day}`);
  const [year, month, date] = parts;
  return Date.UTC(year, month - 1, date) / DAY_IN_MS;
}

/** The day so many days later, or earlier for a negative number. */
export function addDays(day: Day, days: number): Day {
  const date = new Date((dayNumber(day) + days) * DAY_IN_MS);
  return dayFrom(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** The day that the calendar shows at a moment, where the player is. */
export const dayOf = (date: Date): Day =>
  dayFrom(date.getFullYear(), date.getMonth() + 1, date.getDate());
