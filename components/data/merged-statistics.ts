import { resetOf, type Statistics } from '../statistics/device-statistics';
import { withRecords } from '../statistics/game-record';

const countOf = ({ games, totals }: Statistics) =>
  totals.left.reduce((sum, count) => sum + count, games.length);

/**
 * Our statistics with those of a file, each game once, however often the file is taken in. Of games
 * that are only added up nobody can say which they are, so the greater of the two sums is kept, and
 * of the other's games those that are later than that.
 */
export function mergedStatistics(mine: Statistics, given: Statistics): Statistics {
  const [most, other] = countOf(given) > countOf(mine) ? [given, mine] : [mine, given];
  const { totals } = most;
  const firstSeen = (id: string) =>
    Math.min(...[mine, given].map(({ open }) => open.get(id) ?? Number.POSITIVE_INFINITY));
  return {
    device: mine.device,
    games: withRecords(
      most.games,
      other.games.filter(({ at }) => at > totals.until),
    ),
    totals,
    open: new Map([...mine.open, ...given.open].map(([id]) => [id, firstSeen(id)])),
    reset: resetOf([mine, given]),
  };
}
