import { DAY_IN_MS, type Day } from '../../engine';
import { language } from './messages';

/** How a day is written: within a year, with its year, in full, or only a part of it. */
const FORMS = {
  brief: { day: 'numeric', month: 'short' },
  short: { day: 'numeric', month: 'long' },
  dated: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'short' },
  monthOfYear: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  weekdayLetter: { weekday: 'narrow' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * A day in the player's language; given as a date or by its number (see `dayNumber`). The calendar is
 * that of the days, also where another is usual; they have no time, so the time zone is that of
 * `Date.parse`.
 */
export const formatDay = (day: Day | number, form: keyof typeof FORMS): string =>
  new Intl.DateTimeFormat(language(), {
    ...FORMS[form],
    calendar: 'gregory',
    timeZone: 'UTC',
  }).format(typeof day === 'number' ? day * DAY_IN_MS : Date.parse(day));
