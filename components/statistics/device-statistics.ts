import { beats, type GameRecord } from './game-record';
import { NO_TOTALS, type Totals } from './totals';

/** From when on games count; all dates in milliseconds since 1970, -1 for the beginning. */
export interface Reset {
  /** Games over at this moment or before it do not count. */
  readonly since: number;
  /** What `since` was before each reset that still holds, the last one last: the way back. */
  readonly before: readonly number[];
  /** When it was set: the last one set holds on all devices. */
  readonly at: number;
}

/** What a device knows of the games played on it. */
export interface Statistics {
  /** The name under which the other devices know them; it never changes. */
  readonly device: string;
  /** The games that are over, in the order in which they were recorded, without those in `totals`. */
  readonly games: readonly GameRecord[];
  /** Older games, added up. */
  readonly totals: Totals;
  /** The games begun and not over, by name, with the date on which they were first seen. */
  readonly open: ReadonlyMap<string, number>;
  readonly reset: Reset;
}

/** The statistics of a device on which nothing was played. */
export const noStatistics = (device: string): Statistics => ({
  device,
  games: [],
  totals: NO_TOTALS,
  open: new Map(),
  reset: { since: -1, before: [], at: -1 },
});

/** The reset that holds: the last one set on any device. */
export const resetOf = (all: readonly Statistics[]): Reset =>
  all
    .map(({ reset }) => reset)
    .reduce((last, reset) =>
      reset.at > last.at || (reset.at === last.at && reset.since > last.since) ? reset : last,
    );

/** A moment not before now and after all that is known of, also where a clock was ahead. */
export const afterAll = (all: readonly Statistics[]): number =>
  Math.max(
    Date.now(),
    resetOf(all).since + 1,
    ...all.flatMap(({ games, totals, open }) => [
      totals.until,
      ...games.map(({ at }) => at),
      ...open.values(),
    ]),
  );

/**
 * The statistics of a device beside those of the others: without games that another has to count,
 * because it won them or played them last, and with the reset that holds for all.
 */
export function besideOthers(mine: Statistics, others: readonly Statistics[]): Statistics {
  const isTheirs = (game: GameRecord) =>
    others.some(({ device, games }) =>
      games.some(
        (other) =>
          other.id === game.id &&
          (beats(other, game) || (!beats(game, other) && device < mine.device)),
      ),
    );
  return {
    ...mine,
    games: mine.games.filter((game) => !isTheirs(game)),
    reset: resetOf([mine, ...others]),
  };
}
