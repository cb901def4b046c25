import type { Deck } from './deck';
import {
  EMPTY_LOG,
  firstMove,
  joinLogs,
  type Log,
  lastMove,
  logMove,
  logPair,
  logTap,
  moveCount,
  withoutFirstMove,
  withoutLastMove,
} from './log';
import { canPair, deal, type Pair, type Position, pairOf, removePair, turnStock } from './position';
import { err, ok, type Result } from './result';
import { canTapStock } from './ring';
import { isWon } from './status';

/** The most moves that can be undone (rule 17). */
export const UNDO_LIMIT = 100;

/** A game: a deck and what was done to it. The rest follows from these two. Never changed. */
export interface Game {
  readonly log: Log;
  /** What lies on the table: the replay of the log. */
  readonly position: Position;
  /** Moves made and not undone (rules 10 and 17). */
  readonly moves: number;
  /** How many of them can be undone now, 0 to 100 (rules 17 and 18). */
  readonly undoable: number;
  /** The moves taken back since the last one made, the next to redo first. */
  readonly undone: Log;
}

/** Why a log cannot be replayed on a deck. */
export type ReplayError = 'illegal-move';

/** A game just dealt from a deck (rule 2). */
export const createGame = (deck: Deck): Game => ({
  log: EMPTY_LOG,
  position: deal(deck),
  moves: 0,
  undoable: 0,
  undone: EMPTY_LOG,
});

/** A won game cannot be undone (rule 17). */
const undoableAfter = (position: Position, undoable: number) =>
  isWon(position) ? 0 : Math.min(undoable, UNDO_LIMIT);

const moved = (game: Game, log: Log, position: Position): Game => ({
  log,
  position,
  moves: game.moves + 1,
  undoable: undoableAfter(position, game.undoable + 1),
  undone: EMPTY_LOG,
});

/** The game after the pair has left, or null when it may not (rule 7). */
export function playPair(game: Game, { slot, partner }: Pair): Game | null {
  // In its one written order, whatever order it came in.
  const pair = pairOf(slot, partner);
  if (!pair || !canPair(game.position, pair)) return null;
  return moved(game, logPair(game.log, pair), removePair(game.position, pair));
}

/** More moves than anybody makes: so no stored number grows out of what can be read again. */
export const MOST_MOVES = 1e9;

const canDraw = (position: Position) => canTapStock(position.ring) && !isWon(position);

/** The game after a draw or a redeal, or null: nothing is left, or the game is won (rules 8, 9). */
export const playStock = (game: Game): Game | null =>
  canDraw(game.position) && game.moves < MOST_MOVES
    ? moved(game, logTap(game.log), turnStock(game.position, 1))
    : null;

/** The game before its last move, or null when none can be undone (rule 17). */
export function undo(game: Game): Game | null {
  const move = lastMove(game.log);
  // Stryker disable next-line ConditionalExpression: what can be undone has a move; for the types
  if (game.undoable === 0 || move === null) return null;
  const log = withoutLastMove(game.log);
  const { deck } = game.position;
  // Stryker disable next-line ConditionalExpression,StringLiteral: replay comes to the same, slowly
  const position = move === 'tap' ? turnStock(game.position, -1) : replay(deck, log);
  return (
    position && {
      log,
      position,
      moves: game.moves - 1,
      undoable: game.undoable - 1,
      undone: joinLogs(logMove(move), game.undone),
    }
  );
}

/** The game after the move that was taken back last, or null when there is none. */
export function redo(game: Game): Game | null {
  const move = firstMove(game.undone);
  if (move === null) return null;
  const next = move === 'tap' ? playStock(game) : playPair(game, move);
  return next && { ...next, undone: withoutFirstMove(game.undone) };
}

/**
 * The table after all of a log, or null when one of its moves is not allowed. The taps between two
 * pairs are added up, so a long game costs no more than a short one.
 */
function replay(deck: Deck, log: Log): Position | null {
  let position: Position | null = deal(deck);
  for (const pair of log.pairs) {
    position = afterTaps(position, pair.taps);
    if (!position || !canPair(position, pair)) return null;
    position = removePair(position, pair);
  }
  return afterTaps(position, log.taps);
}

const afterTaps = (position: Position, taps: number) =>
  taps === 0 || canDraw(position) ? turnStock(position, taps) : null;

/**
 * The game in which all of the log was done, with at most `undoable` moves left to undo, and some
 * `undone` ones to redo.
 */
export function replayGame(
  deck: Deck,
  log: Log,
  undoable: number,
  undone = EMPTY_LOG,
): Result<Game, ReplayError> {
  const position = replay(deck, log);
  const later = replay(deck, joinLogs(log, undone));
  if (!position || !later) return err('illegal-move');
  const moves = moveCount(log);
  const limit = undoableAfter(position, Math.max(0, Math.min(undoable, moves)));
  return ok({ log, position, moves, undoable: limit, undone });
}
