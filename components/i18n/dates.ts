import type { Day } from '../../engine';
import { language } from './messages';

/** How a day is written: within a year, with its year, or in full. */
const FORMS = {
  short: { day: 'numeric', month: 'long' },
  dated: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A formatter of days; days are dates without a time, so the time zone is that of `Date.parse`. */
export const dayFormat = (form: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language(), { ...form, calendar: 'gregory', timeZone: 'UTC' });

/** A day in the player's language. */
export const formatDay = (day: Day, form: keyof typeof FORMS): string =>
  dayFormat(FORMS[form]).format(Date.parse(day));
