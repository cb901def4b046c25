import { HEART_SIZE, type Slot } from './heart';
import { type Pair, pairOf } from './position';
import { err, ok, type Result } from './result';

/** A pair and the taps on the stock made since the pair before it. */
export interface LoggedPair extends Pair {
  readonly taps: number;
}

/** All that was done in a game: at most 25 pairs, with the taps on the stock between them. */
export interface Log {
  readonly pairs: readonly LoggedPair[];
  /** Taps on the stock since the last pair. */
  readonly taps: number;
}

/** Why a text is not a log. */
export type LogError = 'not-a-log';

/** The log of a game just dealt. */
export const EMPTY_LOG: Log = { pairs: [], taps: 0 };

/** Moves in a log: pairs, draws and redeals count one each (rule 10). */
export const moveCount = (log: Log) =>
  log.pairs.reduce((moves, pair) => moves + pair.taps + 1, log.taps);

/** The log after one more tap on the stock. */
export const logTap = (log: Log): Log => ({ ...log, taps: log.taps + 1 });

/** The log after one more pair. */
export const logPair = (log: Log, pair: Pair): Log => ({
  pairs: [...log.pairs, { ...pair, taps: log.taps }],
  taps: 0,
});

/** The log without its last move; an empty one stays empty. */
export function withoutLastMove(log: Log): Log {
  if (log.taps > 0) return { ...log, taps: log.taps - 1 };
  const last = log.pairs.at(-1);
  return last ? { pairs: log.pairs.slice(0, -1), taps: last.taps } : log;
}

/** A move as a log has it: a tap on the stock, or a pair. */
export type Move = 'tap' | Pair;

/** The last move of a log, or null. */
export const lastMove = (log: Log): Move | null =>
  log.taps > 0 ? 'tap' : (log.pairs.at(-1) ?? null);

/** The first move of a log, or null. */
export function firstMove({ pairs: [first], taps }: Log): Move | null {
  if ((first?.taps ?? taps) > 0) return 'tap';
  return first ?? null;
}

/** The log of all of one and then all of another. */
export function joinLogs(log: Log, next: Log): Log {
  const [first, ...others] = next.pairs;
  if (!first) return { ...log, taps: log.taps + next.taps };
  const joined = { ...first, taps: log.taps + first.taps };
  return { pairs: [...log.pairs, joined, ...others], taps: next.taps };
}

/** The log without its first move; an empty one stays empty. */
export function withoutFirstMove(log: Log): Log {
  const [first, ...others] = log.pairs;
  if (!first) return { ...log, taps: Math.max(0, log.taps - 1) };
  if (first.taps === 0) return { ...log, pairs: others };
  return { ...log, pairs: [{ ...first, taps: first.taps - 1 }, ...others] };
}

/** Whether a log is the first part of another, or all of it. */
export const isBeginningOf = (log: Log, whole: Log): boolean =>
  log.pairs.every((pair, index) => {
    const other = whole.pairs[index];
    return pair.slot === other?.slot && pair.partner === other.partner && pair.taps === other.taps;
  }) && log.taps <= (whole.pairs[log.pairs.length]?.taps ?? whole.taps);

/** The log of a single move. */
export const logMove = (move: Move): Log =>
  move === 'tap' ? logTap(EMPTY_LOG) : logPair(EMPTY_LOG, move);

const LETTER_A = 97;
const WASTE_LETTER = 'z';
const slotLetter = (slot: Slot) => String.fromCharCode(LETTER_A + slot - 1);
const placeOfLetter = (letter: string) =>
  letter === WASTE_LETTER ? 'waste' : letter.charCodeAt(0) - LETTER_A + 1;

/**
 * The log as text: for each pair the taps before it (a decimal number, left out when 0) and two
 * letters, `a` to `y` for slots 1 to 25 and `z` for the waste; at the end the taps since. So
 * `9yz2` is nine taps, the point with the waste, two taps.
 */
export function formatLog(log: Log): string {
  const count = (taps: number) => (taps === 0 ? '' : String(taps));
  const pairs = log.pairs.map(({ taps, slot, partner }) => {
    const letter = partner === 'waste' ? WASTE_LETTER : slotLetter(partner);
    return count(taps) + slotLetter(slot) + letter;
  });
  return pairs.join('') + count(log.taps);
}

/** At most 10 digits a number: room for `MOST_MOVES`. */
const TAPS = '(?:[1-9]\\d{0,9})?';
const LOG = new RegExp(`^(?:${TAPS}[a-y][b-z]){0,${HEART_SIZE}}${TAPS}$`);
const PARTS = /(\d*)(?:([a-y])([b-z])|$)/g;

/** Reads the text of a log in its one written form; whether its moves are legal shows in replay. */
export function parseLog(text: string): Result<Log, LogError> {
  if (!LOG.test(text)) return err('not-a-log');
  let log = EMPTY_LOG;
  for (const [, taps, first, second] of text.matchAll(PARTS)) {
    log = { ...log, taps: log.taps + Number(taps) };
    // Stryker disable next-line ConditionalExpression,LogicalOperator: both letters are there or none
    if (first === undefined || second === undefined) continue;
    // The first letter is the lesser: one game has one text.
    // Stryker disable next-line EqualityOperator: of one place there is no pair anyway
    const pair = first < second ? pairOf(placeOfLetter(first), placeOfLetter(second)) : null;
    if (!pair) return err('not-a-log');
    log = logPair(log, pair);
  }
  return ok(log);
}
