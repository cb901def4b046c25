import { resetOf, type Statistics } from './device-statistics';
import { type GameRecord, withRecords } from './game-record';
import { NO_TOTALS, plus, type Totals, withGame } from './totals';

/** What the player is shown; all of it is computed, none of it is stored. */
export interface Figures {
  /** Games with a first move: won, lost and open ones. Never fewer than `won`. */
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  /** Games neither won nor lost yet. */
  readonly open: number;
  /** Of the games that are over, 0 to 100; null with none. */
  readonly percentage: number | null;
  readonly streak: number;
  readonly bestStreak: number;
  /** Whole seconds, of won games; null with none. */
  readonly bestTime: number | null;
  readonly averageTime: number | null;
  /** Of a won game; null with none. */
  readonly fewestMoves: number | null;
  /** How many games were lost with 1, 2, … 25 cards left; the first number is for 1. */
  readonly left: readonly number[];
  /** Wins by the number of the day, of the last weeks. */
  readonly wins: ReadonlyMap<number, number>;
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** Whole percent; 0 and 100 only where it is none or all. */
function percentageOf(part: number, whole: number): number {
  const rounded = Math.round((100 * part) / whole);
  if (part === 0 || part === whole) return rounded;
  return Math.min(99, Math.max(1, rounded));
}

/** The games of all devices together, each once, from the last reset on. */
function totalsOf(all: readonly Statistics[], games: readonly GameRecord[]): Totals {
  const { since } = resetOf(all);
  const older = all.map(({ totals }) => totals).filter(({ until }) => until > since);
  return games
    .filter(({ at }) => at > since)
    .sort((one, other) => one.at - other.at)
    .reduce(withGame, older.reduce(plus, NO_TOTALS));
}

/**
 * The figures of all devices together, the player's own first; `more` are games that are over and
 * not in its statistics yet.
 */
export function figuresOf(
  all: readonly [Statistics, ...Statistics[]],
  more: readonly GameRecord[] = [],
): Figures {
  const games = [...all.map((statistics) => statistics.games), more].reduce(withRecords);
  const { left, seconds, ...totals } = totalsOf(all, games);
  const over = new Set(games.map(({ id }) => id));
  const { since } = resetOf(all);
  const open = new Set(
    all.flatMap((statistics) =>
      [...statistics.open].flatMap(([id, begun]) => (begun > since && !over.has(id) ? [id] : [])),
    ),
  ).size;
  const [won = 0, ...lost] = left;
  const finished = sum(left);
  return {
    ...totals,
    played: finished + open,
    won,
    lost: sum(lost),
    open,
    percentage: finished === 0 ? null : percentageOf(won, finished),
    averageTime: won === 0 ? null : Math.round(seconds / won),
    left: lost,
  };
}
