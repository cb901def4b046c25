/** A day of the calendar, wherever it is lived through: `2026-11-30`; from the year 1000 on. */
export type Day = string & { readonly __brand: 'Day' };

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The day of a date in the calendar; January is month 1. Its parts must be ones that exist. */
export const dayFrom = (year: number, month: number, date: number): Day =>
  `${year}-${twoDigits(month)}-${twoDigits(date)}` as Day;

/** Whether a value names a day that the calendar has. */
export const isDay = (value: unknown): value is Day =>
  typeof value === 'string' &&
  !value.startsWith('0') &&
  // Read where there are no time zones, and written again: only what is a day comes back as it was.
  new Date(value).toJSON()?.slice(0, 10) === value;

/** The day that the calendar shows at a moment, where the player is. */
export const dayOf = (date: Date): Day =>
  dayFrom(date.getFullYear(), date.getMonth() + 1, date.getDate());
