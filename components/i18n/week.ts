import { language } from './messages';

/** The weekday of a day by its number (see `dayNumber`): Monday is 1, Sunday 7. */
export const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** How many days of its week lie before a day by its number, in weeks that begin with a weekday. */
export const placeInWeek = (day: number, firstWeekday: number): number =>
  (weekdayOf(day) - firstWeekday + 7) % 7;

/** The language with the place where it is spoken, if the browser says so: London is not New York. */
const languageAndPlace = () =>
  navigator.language.split('-')[0] === language() ? navigator.language : language();

/** With which weekday the player's weeks begin; where nobody says so, with Monday. */
export function firstWeekday(spoken = languageAndPlace()): number {
  type Weeks = { readonly firstDay?: unknown };
  const locale = new Intl.Locale(spoken) as { getWeekInfo?(): Weeks; weekInfo?: Weeks };
  const first = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
  return typeof first === 'number' && first >= 1 && first <= 7 ? first : 1;
}
