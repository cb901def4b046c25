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

/** How many unfinished games are kept. */
const MOST_UNFINISHED = 5;

/** A move in the deal `code`; `time` is the time played until it. */
export const moveIn =
  (code: DealCode, time: number, move: (game: Game) => Game | null): TableChange =>
  (table) => {
    if (table.current.code !== code) return null;
    const game = move(table.current.game);
    if (!game) return null;
    // Once a move is made, the new game is meant: undo must not lead out of it.
    const takesBack = table.takesBack && game.moves === 0;
    return {
      ...table,
      takesBack,
      current: { code, game, time: Math.max(time, table.current.time) },
    };
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

/** The unfinished games with one more, if it is one; the same game is not kept twice. */
const withUnfinished = (games: readonly CodedGame[], game: CodedGame): readonly CodedGame[] =>
  isUnfinished(game)
    ? [game, ...games.filter((other) => !isSameGame(other, game))].slice(0, MOST_UNFINISHED)
    : games;

const isSameGame = (one: CodedGame, other: CodedGame) =>
  one.code === other.code && one.game.moves === other.game.moves && one.time === other.time;

/**
 * Deals another game, after `time` milliseconds in the one it replaces. An unfinished one is laid
 * aside; a deal only looked at is not.
 */
export const dealAnother =
  (code: DealCode, time: number): TableChange =>
  ({ current, unfinished, takesBack }) => ({
    current: dealGame(code),
    unfinished: withUnfinished(unfinished, { ...current, time }),
    // A deal after a deal: the game left for the first of them can still be taken back.
    takesBack: isUnfinished(current) || (takesBack && current.game.moves === 0),
  });

/** Takes a new game back: the one that was left for it goes on. */
export const takeBack: TableChange = ({ takesBack, unfinished: [last, ...others] }) =>
  takesBack && last ? { current: last, unfinished: others, takesBack: false } : null;

/** Goes on with an unfinished game; the current one takes its place if it is unfinished too. */
export const pickUp =
  (game: CodedGame, time: number): TableChange =>
  ({ current, unfinished }) => {
    const others = unfinished.filter((other) => !isSameGame(other, game));
    if (others.length === unfinished.length) return null;
    return {
      current: game,
      unfinished: withUnfinished(others, { ...current, time }),
      takesBack: false,
    };
  };

/** Lays a game aside that was found when another was already being played. */
export const keepFound =
  (found: Table): TableChange =>
  (table) => ({
    ...table,
    unfinished: [found.current, ...found.unfinished].reduceRight(withUnfinished, table.unfinished),
    takesBack: false,
  });
