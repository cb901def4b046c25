import { type CodedGame, type Day, isWon } from '../../engine';
import type { MessageKey } from '../i18n/messages';
import { type Days, PLAYED_ON_ITS_DAY, WON_LATER, WON_ON_ITS_DAY } from '../state/days/days';
import { isBegun } from '../state/table/laying-aside';

/** What became of the heart of a day, with the words for it. */
export const DAY_STATES = {
  won: 'dailyWon',
  begun: 'dailyBegun',
  played: 'dailyPlayed',
  open: 'dailyOpen',
  ahead: 'dailyAhead',
} as const satisfies Record<string, MessageKey>;
/** One of {@link DAY_STATES}. */
export type DayState = keyof typeof DAY_STATES;

/** What became of the heart of a day, as the records and the games being played tell. */
export function dayState(day: Day, today: Day, days: Days, games: readonly CodedGame[]): DayState {
  const flags = days.get(day) ?? 0;
  if (flags & (WON_ON_ITS_DAY | WON_LATER)) return 'won';
  const isBegunNow = (game: CodedGame) =>
    game.day === day && isBegun(game) && !isWon(game.game.position);
  if (games.some(isBegunNow)) return 'begun';
  if (flags > 0) return 'played';
  return day > today ? 'ahead' : 'open';
}

/** Whether the heart of a day was played on the day itself, as the streak counts. */
export const isOnItsDay = (day: Day, days: Days): boolean =>
  ((days.get(day) ?? 0) & PLAYED_ON_ITS_DAY) !== 0;
