import type { Statistics } from './device-statistics';
import type { GameRecord } from './game-record';
import { encodeStatistics } from './stored-statistics';
import { NO_TOTALS, type Totals, withGame, withoutOldDays } from './totals';

/** The most games kept apart, and the most bytes: an item of the synced storage holds 8,192. */
const MOST_APART = 200;
const MOST_BYTES = 7000;

/** The bytes of a value as storage counts them; Chromium writes `<` as six. */
export const bytesOf = (value: unknown): number =>
  new TextEncoder().encode(JSON.stringify(value).replaceAll('<', '\\u003c')).length;

/** The totals with one more game. Those from before a reset are kept until the first one after it. */
function fold(totals: Totals, game: GameRecord, since: number): Totals {
  if (totals.until <= since && game.at > since) return withGame(NO_TOTALS, game);
  return totals.until > since && game.at <= since ? totals : withGame(totals, game);
}

/** The statistics in the room they have: the games recorded first are added up. */
export function fitted(statistics: Statistics): Statistics {
  let next = statistics;
  while (
    next.games.length > 0 &&
    (next.games.length > MOST_APART || bytesOf(encodeStatistics(next)) > MOST_BYTES)
  ) {
    const [oldest, ...games] = next.games as [GameRecord, ...GameRecord[]];
    const totals = withoutOldDays(fold(next.totals, oldest, next.reset.since));
    next = { ...next, games, totals };
  }
  return next;
}
