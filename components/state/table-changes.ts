import {
  type CodedGame,
  type DealCode,
  dealGame,
  type Game,
  isWon,
  redo,
  undo,
} from '../../engine';
import type { Change } from './replica';
import type { Table } from './stored-table';

/**
 * The changes that a surface makes to the table. Each may have to be made again on a table that
 * another surface has changed meanwhile, and is null where it makes no sense there.
 */
type TableChange = Change<Table>;

/** A move in the deal `code`; `time` is the time played until it. */
export const moveIn =
  (code: DealCode, time: number, move: (game: Game) => Game | null): TableChange =>
  (table) => {
    if (table.current.code !== code) return null;
    const game = move(table.current.game);
    return game && { ...table, current: { code, game, time: Math.max(time, table.current.time) } };
  };

/** Takes back the last move, if it is still the one that the player saw: number `moves`. */
export const undoIn = (code: DealCode, time: number, moves: number): TableChange =>
  moveIn(code, time, (game) => (game.moves === moves ? undo(game) : null));

/** Makes the move again that was taken back last, if no other was made meanwhile. */
export const redoIn = (code: DealCode, time: number, moves: number): TableChange =>
  moveIn(code, time, (game) => (game.moves === moves ? redo(game) : null));

/** Records the time played. */
export const timeIn = (code: DealCode, time: number): TableChange =>
  moveIn(code, time, (game) => game);

/** A game worth coming back to: begun, and not over. */
const isUnfinished = ({ game }: CodedGame) => game.moves > 0 && !isWon(game.position);

/**
 * Deals another game, after `time` milliseconds in the one it replaces. An unfinished one is laid
 * aside; a deal only looked at is not.
 */
export const dealAnother =
  (code: DealCode, time: number): TableChange =>
  ({ current, previous }) => {
    if (isWon(current.game.position)) return { current: dealGame(code), previous: null };
    const laidAside = isUnfinished(current) ? { ...current, time } : previous;
    return { current: dealGame(code), previous: laidAside };
  };

/** Whether a new game can be taken back: nothing was played in it yet. */
export const canTakeBack = ({ current, previous }: Table) =>
  previous !== null && current.game.moves === 0;

/** Takes a new game back: the one laid aside goes on. */
export const takeBack: TableChange = (table) =>
  table.previous && canTakeBack(table) ? { current: table.previous, previous: null } : null;
