import { language } from '../i18n/messages';

const DAY_IN_MS = 86_400_000;

/** A moment, in milliseconds since 1970, as date and time where the player is. */
export const formatMoment = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** A day of the calendar by its number (see `dayNumber`); by default as a date without its year. */
export const formatDay = (
  day: number,
  form: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' },
): string =>
  new Intl.DateTimeFormat(language(), { ...form, timeZone: 'UTC' }).format(day * DAY_IN_MS);

/** The day of the week on which the player's weeks begin: 1 is Monday, 7 Sunday. */
export function firstWeekday(): number {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(
    language(),
  );
  return locale.getWeekInfo?.().firstDay ?? 1;
}

/** The day of the week of a day by its number: 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;
