import { type CodedGame, dayOf, type Game, isWon, redo, undo } from '../../../engine';
import {
  endWayBack,
  endWayBackByMove,
  isBegun,
  isIdentical,
  isUnfinished,
  layAsideOrLose,
  playedHere,
  playsOf,
  waitsBeside,
} from './laying-aside';
import type { Change } from './replica';
import type { Table } from './stored-table';

/**
 * The changes that a surface makes to the table. Each may have to be made again on a table that
 * another surface has changed meanwhile, and is null where it makes no sense there. Times are those
 * played, in milliseconds; `at` is the date, in milliseconds since 1970.
 */
export type TableChange = Change<Table>;

/** Notes at the first move in a daily heart whether it is made on its day. */
const noteDay = (game: CodedGame, at: number): CodedGame =>
  game.day !== null && !isBegun(game) && dayOf(new Date(at)) === game.day
    ? { ...game, onItsDay: true }
    : game;

/** Puts what became of a game in its place beside the current one; one that is won has none. */
const putBeside = (table: Table, before: CodedGame, after: CodedGame, at: number): Table => {
  if (table.left === before) return { ...table, left: isWon(after.game.position) ? null : after };
  const unfinished = table.unfinished.filter((game) => game !== before);
  return layAsideOrLose({ ...table, unfinished }, after, at);
};

/**
 * The play that was current as the player saw it, wherever it lies by now; one just dealt may be nowhere
 * yet. What lay beside it was another play of its game. Null where it is over.
 */
const playSeen = (table: Table, seen: Table): CodedGame | null => {
  const { current } = seen;
  const [, ...others] = playsOf(seen, current.id);
  const isSeen = (play: CodedGame) => !others.some((other) => isIdentical(other, play));
  return playsOf(table, current.id).find(isSeen) ?? (isBegun(current) ? null : current);
};

/**
 * A move in the current game of the table as the player saw it; `time` is the time played until it.
 * Where another surface has left that game meanwhile, or put another in the place of one just dealt, the
 * move is made beside.
 */
export const moveIn =
  (seen: Table, time: number, at: number, move: (game: Game) => Game | null): TableChange =>
  (table) => {
    const before = playSeen(table, seen);
    const game = before && move(before.game);
    if (!game) return null;
    const after = { ...noteDay(before, at), game, time: Math.max(time, before.time) };
    const next =
      before === table.current
        ? endWayBackByMove(playedHere({ ...table, current: after }, at), at)
        : playedHere(putBeside(table, before, after, at), at);
    return isWon(game.position)
      ? { ...next, finished: [...next.finished, { game: after, at }] }
      : next;
  };

/** Takes back the last move, if it is still the one that the player saw. */
export const undoIn = (seen: Table, time: number, at: number): TableChange =>
  moveIn(seen, time, at, (game) => (game.moves === seen.current.game.moves ? undo(game) : null));

/** Makes the move again that was taken back last, if no other was made meanwhile. */
export const redoIn = (seen: Table, time: number, at: number): TableChange =>
  moveIn(seen, time, at, (game) => (game.moves === seen.current.game.moves ? redo(game) : null));

/** A game by its name, with the milliseconds played in it until now. */
export type Played = Pick<CodedGame, 'id' | 'time'>;

/** The current game with the time played; another one, which stands there by now, has its own. */
export const currentWithTime = ({ current }: Table, { id, time }: Played): CodedGame =>
  current.id === id ? { ...current, time: Math.max(time, current.time) } : current;

/** Records the time played. */
export const timeIn =
  (id: string, time: number): TableChange =>
  (table) => {
    if (table.current.id !== id) return null;
    return time > table.current.time ? { ...table, current: { ...table.current, time } } : table;
  };

/**
 * Puts a game just dealt on the table in place of the one `played` until now. Until
 * something is played in it, undo goes back to that one: after several deals, to the first left.
 */
export const dealAnother =
  (dealt: CodedGame, played: Played, at: number): TableChange =>
  (table) => {
    const left = currentWithTime(table, played);
    const isKept = isUnfinished(left) || waitsBeside(left, dealt);
    // There is room for one: what was left before that is unfinished now.
    const next = isKept ? { ...endWayBack(table, at), left } : table;
    return playedHere({ ...next, current: dealt }, at);
  };

/** Takes a new game back: the one that was left for it goes on. */
export const takeBack =
  (at: number): TableChange =>
  (table) =>
    table.left && playedHere({ ...table, current: table.left, left: null }, at);
