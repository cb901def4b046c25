import { language } from '../i18n/messages';

const DAY_IN_MS = 86_400_000;

/** A day of the calendar by its number (see `dayNumber`); by default as a date without its year. */
export const formatDay = (
  day: number,
  form: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' },
): string =>
  new Intl.DateTimeFormat(language(), { ...form, timeZone: 'UTC' }).format(day * DAY_IN_MS);
