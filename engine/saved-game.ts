import { type Day, isDay } from './day';
import { type DealCode, isDealCode } from './deal-code';
import { deckOf } from './dealing';
import { createGame, type Game, MOST_MOVES, replayGame, UNDO_LIMIT } from './game';
import { HEART_SIZE } from './heart';
import { formatLog, moveCount, parseLog } from './log';
import { err, ok, type Result } from './result';
import { type Migrations, migrate, SAVED_GAME_VERSION } from './saved-versions';

/** The longest name of a game, in characters. */
const LONGEST_ID = 40;

/** The longest time that is stored: thirty years. */
const LONGEST_TIME = 1e12;

/** A game of a coded deal, with the time played. */
export interface CodedGame {
  /** Unlike that of any other game, also of the same deal: 1 to 40 characters. */
  readonly id: string;
  readonly code: DealCode;
  /** The day whose daily heart it is, as `2026-11-30`, or null for any other game. */
  readonly day: Day | null;
  /** For a daily heart: whether its first move was made on its day, where the player was. */
  readonly onItsDay?: true;
  readonly game: Game;
  /** Time played, in whole milliseconds from 0 (rule 25). */
  readonly time: number;
}

/**
 * A game as it is stored: plain JSON, under 300 bytes also after 10,000 taps; with a name of ours and
 * `MOST_MOVES`, the most that are counted, it would be under 400.
 */
export interface SavedGame {
  readonly v: typeof SAVED_GAME_VERSION;
  readonly id: string;
  readonly deal: string;
  /** Left out for a game that is no daily heart. */
  readonly day?: string;
  /** Left out for a game that was not begun on the day whose daily heart it is. */
  readonly onItsDay?: true;
  /** See `formatLog`. */
  readonly log: string;
  /** Moves that can be undone, 0 to 100 (rule 18). */
  readonly undo: number;
  /** The moves that can be redone, as a log. */
  readonly redo: string;
  /** Milliseconds. */
  readonly time: number;
}

/** What can be wrong with a stored game. */
export const SAVED_GAME_ERRORS = [
  'not-a-save',
  'newer-version',
  'bad-deal',
  'bad-log',
  'illegal-move',
  'bad-undo',
  'bad-redo',
  'bad-time',
  'bad-id',
  'bad-day',
] as const;
/** One of {@link SAVED_GAME_ERRORS}. */
export type SavedGameError = (typeof SAVED_GAME_ERRORS)[number];

/** The game of a code as it is dealt; a game without a name of its own has that of its deal. */
export const dealGame = (
  code: DealCode,
  { id = code, day = null }: { readonly id?: string; readonly day?: Day | null } = {},
): CodedGame => ({ id, code, day, game: createGame(deckOf(code)), time: 0 });

/** The stored form of a game. */
export const encodeGame = ({ id, code, day, onItsDay, game, time }: CodedGame): SavedGame => ({
  v: SAVED_GAME_VERSION,
  id,
  deal: code,
  ...(day && { day }),
  ...(onItsDay && { onItsDay }),
  log: formatLog(game.log),
  undo: game.undoable,
  redo: formatLog(game.undone),
  time: Math.min(Math.round(time), LONGEST_TIME),
});

const MIGRATIONS: Migrations<Fields> = {
  // Version 1 named no game, and at first could not redo.
  1: (old) => ({ redo: '', ...old, id: old.deal }),
};

type Fields = Partial<Record<keyof SavedGame, unknown>>;

const isCount = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** Reads any value as a stored game. Every move is checked by replay, so what is read is legal. */
export function decodeGame(value: unknown): Result<CodedGame, SavedGameError> {
  if (typeof value !== 'object' || value === null) return err('not-a-save');
  const { v } = value as Fields;
  if (!isCount(v, Number.MAX_SAFE_INTEGER) || v === 0) return err('not-a-save');
  if (v > SAVED_GAME_VERSION) return err('newer-version');
  return decodeFields(migrate(MIGRATIONS, v, value));
}

function decodeFields(fields: Fields): Result<CodedGame, SavedGameError> {
  const { id, deal, day = null, onItsDay, log, undo, redo, time } = fields;
  if (typeof deal !== 'string' || !isDealCode(deal)) return err('bad-deal');
  if (typeof id !== 'string' || id === '' || id.length > LONGEST_ID) return err('bad-id');
  if (day !== null && !isDay(day)) return err('bad-day');
  const moves = typeof log === 'string' ? parseLog(log) : null;
  if (!moves?.ok) return err('bad-log');
  if (!isCount(undo, UNDO_LIMIT)) return err('bad-undo');
  if (!isCount(time, LONGEST_TIME)) return err('bad-time');
  const undone = typeof redo === 'string' ? parseLog(redo) : null;
  if (!undone?.ok || moveCount(undone.value) + undo > UNDO_LIMIT) return err('bad-redo');
  const game = replayGame(deckOf(deal), moves.value, undo, undone.value);
  if (!game.ok) return game;
  if (game.value.undoable !== undo) return err('bad-undo');
  // Pairs may still be made at the limit of the taps.
  if (game.value.moves > MOST_MOVES + HEART_SIZE) return err('bad-log');
  // A minus before the zero, as JSON may have it, would not be written again.
  return ok({
    id,
    code: deal,
    day,
    ...(day && onItsDay === true && { onItsDay }),
    game: game.value,
    time: time + 0,
  });
}
