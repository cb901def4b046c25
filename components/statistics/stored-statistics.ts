import { HEART_SIZE } from '../../engine';
import { LONGEST_NAME } from '../state/devices/device-name';
import { errorOfVersion, type ReadError } from '../state/storage/read-error';
import { noStatistics, type Reset, type Statistics } from './device-statistics';
import { type GameRecord, LATEST_RECORDED } from './game-record';
import { NO_TOTALS, type Totals } from './totals';

/** The version of the stored form that this code writes. */
const VERSION = 1;

/** The form in which statistics are stored: plain JSON, under 7,000 bytes. */
export interface StoredStatistics {
  readonly v: typeof VERSION;
  readonly device: string;
  /** Name, date, cards left, moves, seconds. */
  readonly games: readonly (readonly [string, number, number, number, number])[];
  readonly totals: Omit<Totals, 'wins'> & { readonly wins: readonly (readonly [number, number])[] };
  readonly open: readonly (readonly [string, number])[];
  readonly reset: Reset;
}

/** Statistics as read. */
export interface ReadStatistics {
  readonly statistics: Statistics;
  /** What is wrong with the value, of which the rest was read. */
  readonly error: ReadError | null;
}

/** The stored form of statistics. */
export const encodeStatistics = (statistics: Statistics): StoredStatistics => ({
  v: VERSION,
  device: statistics.device,
  games: statistics.games.map(({ id, at, left, moves, seconds }) => [id, at, left, moves, seconds]),
  totals: { ...statistics.totals, wins: [...statistics.totals.wins] },
  open: [...statistics.open],
  reset: statistics.reset,
});

/** More than any count or date grows to, and far below where counting on gets inexact. */
const MOST = 2 ** 48;
/** Resets that can be taken back, one after the other. */
export const MOST_RESETS = 5;
/** Games that count as open: more than are ever unfinished at once, also after imports. */
export const MOST_OPEN = 100;

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_NAME;
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < MOST;
/** Whether a stored value is a moment that can be recorded. */
const isRecordable = (value: unknown): value is number =>
  isCount(value) && value <= LATEST_RECORDED;
const isDate = (value: unknown): value is number => value === -1 || isRecordable(value);
const isBest = (value: unknown): value is number | null => value === null || isCount(value);

type Fields<Type> = Partial<Record<keyof Type, unknown>>;

/** The good ones of a list, each as `read` makes it; null marks what could not be read. */
const good = <Value>(values: readonly (Value | null)[]) =>
  values.filter((value): value is NonNullable<typeof value> => value !== null);

/** The values of a stored list, of which nothing is known; none of what is no list. */
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function decodeRecord(value: unknown): GameRecord | null {
  const [id, at, left, moves, seconds] = listOf(value);
  const isGood = isName(id) && isRecordable(at) && isCount(left) && left <= HEART_SIZE;
  return isGood && isCount(moves) && isCount(seconds) ? { id, at, left, moves, seconds } : null;
}

const decodePair =
  <Key>(isKey: (key: unknown) => key is Key, isGood = isCount) =>
  (value: unknown): readonly [Key, number] | null => {
    const [key, count] = listOf(value);
    return isKey(key) && isGood(count) ? [key, count] : null;
  };

function decodeTotals(value: unknown): Totals | null {
  if (typeof value !== 'object' || value === null) return null;
  const { until, left, seconds, bestTime, fewestMoves, streak, bestStreak, wins } =
    value as Fields<Totals>;
  if (!isDate(until) || !isCount(seconds) || !isBest(bestTime) || !isBest(fewestMoves)) return null;
  if (!isCount(streak) || !isCount(bestStreak) || bestStreak < streak) return null;
  if (!Array.isArray(left) || left.length !== NO_TOTALS.left.length) return null;
  if (!left.every(isCount) || !Array.isArray(wins)) return null;
  const days = wins.map(decodePair(isCount));
  if (days.includes(null) || bestStreak > (left[0] ?? 0)) return null;
  return {
    until,
    left,
    seconds,
    bestTime,
    fewestMoves,
    streak,
    bestStreak,
    wins: new Map(good(days)),
  };
}

function decodeReset(value: unknown): Reset | null {
  if (typeof value !== 'object' || value === null) return null;
  const { since, before, at } = value as Fields<Reset>;
  // There was but one way back once: the beginning had itself before it.
  const ways = isDate(before) ? [before].filter((way) => way !== since) : before;
  if (!isDate(since) || !isDate(at) || !Array.isArray(ways) || !ways.every(isDate)) return null;
  // There is always a way back.
  return since === -1 || ways.length > 0 ? { since, before: ways.slice(-MOST_RESETS), at } : null;
}

/** Reads any stored value; the good parts of one that is damaged. `device` names it if need be. */
export function decodeStatistics(value: unknown, device: string): ReadStatistics {
  const none = noStatistics(device);
  if (value == null) return { statistics: none, error: null };
  const fields = (typeof value === 'object' ? value : {}) as Fields<StoredStatistics>;
  if (fields.v !== VERSION) return { statistics: none, error: errorOfVersion(fields.v, VERSION) };
  const games = (Array.isArray(fields.games) ? fields.games : [null]).map(decodeRecord);
  const byId = new Map(good(games).map((game) => [game.id, game]));
  const open = (Array.isArray(fields.open) ? fields.open : [null]).map(
    decodePair(isName, isRecordable),
  );
  const totals = decodeTotals(fields.totals);
  const reset = decodeReset(fields.reset);
  const name = isName(fields.device) ? fields.device : null;
  const isDamaged =
    games.includes(null) ||
    open.includes(null) ||
    byId.size < games.length ||
    [totals, reset, name].includes(null);
  return {
    statistics: {
      device: name ?? device,
      games: [...byId.values()],
      totals: totals ?? none.totals,
      open: new Map(good(open).slice(0, MOST_OPEN)),
      reset: reset ?? none.reset,
    },
    error: isDamaged ? 'damaged' : null,
  };
}
