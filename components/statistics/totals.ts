import { DAY_IN_MS, dayNumber, dayOf, HEART_SIZE } from '../../engine';
import type { GameRecord } from './game-record';

/** Games added up. What follows from these numbers is not among them. */
export interface Totals {
  /** The date of the latest of the games, -1 for none: milliseconds since 1970. */
  readonly until: number;
  /** How many games ended with 0, 1, … 25 cards left in the heart; those with 0 are won. */
  readonly left: readonly number[];
  /** Whole seconds of all won games together, and of the quickest. */
  readonly seconds: number;
  readonly bestTime: number | null;
  /** Of a won game. */
  readonly fewestMoves: number | null;
  /** Games won one after the other: up to the latest game, and the most ever. */
  readonly streak: number;
  readonly bestStreak: number;
  /** Wins by the number of the day (see `dayNumber`), of the last weeks. */
  readonly wins: ReadonlyMap<number, number>;
}

/** Of no game at all. */
export const NO_TOTALS: Totals = {
  until: -1,
  left: new Array<number>(HEART_SIZE + 1).fill(0),
  seconds: 0,
  bestTime: null,
  fewestMoves: null,
  streak: 0,
  bestStreak: 0,
  wins: new Map(),
};

/** The weeks that the calendar of wins goes back, the present one among them. */
export const WEEKS = 13;

const least = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** The number of the day of a date, where the player is; of any date that a number can be. */
export const dayNumberAt = (at: number): number => {
  const date = new Date(at);
  return date.getFullYear() >= 1000 && date.getFullYear() <= 9999
    ? dayNumber(dayOf(date))
    : Math.floor(at / DAY_IN_MS);
};

const sumOfMaps = (one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>) => {
  const sum = new Map(one);
  for (const [key, count] of other) sum.set(key, (sum.get(key) ?? 0) + count);
  return sum;
};

/** The totals with one more game, the latest. */
export function withGame(totals: Totals, { at, left, moves, seconds }: GameRecord): Totals {
  const isWin = left === 0;
  const streak = isWin ? totals.streak + 1 : 0;
  const counted = {
    ...totals,
    until: Math.max(totals.until, at),
    left: totals.left.map((count, cards) => (cards === left ? count + 1 : count)),
    streak,
    bestStreak: Math.max(totals.bestStreak, streak),
  };
  if (!isWin) return counted;
  return {
    ...counted,
    seconds: totals.seconds + seconds,
    bestTime: least(totals.bestTime, seconds),
    fewestMoves: least(totals.fewestMoves, moves),
    wins: sumOfMaps(totals.wins, new Map([[dayNumberAt(at), 1]])),
  };
}

/** The totals of two devices together; the streak is that of the one played on last. */
export const plus = (one: Totals, other: Totals): Totals => ({
  until: Math.max(one.until, other.until),
  left: one.left.map((count, cards) => count + (other.left[cards] ?? 0)),
  seconds: one.seconds + other.seconds,
  bestTime: least(one.bestTime, other.bestTime),
  fewestMoves: least(one.fewestMoves, other.fewestMoves),
  streak: (one.until > other.until ? one : other).streak,
  bestStreak: Math.max(one.bestStreak, other.bestStreak),
  wins: sumOfMaps(one.wins, other.wins),
});

/** The totals without the wins of days that the calendar no longer shows. */
export function withoutOldDays(totals: Totals): Totals {
  const first = dayNumberAt(totals.until) - WEEKS * 7;
  return { ...totals, wins: new Map([...totals.wins].filter(([day]) => day >= first)) };
}
