import { type CodedGame, dayOf, type Game, isWon, redo, undo } from '../../../engine';
import {
  endWayBack,
  endWayBackByMove,
  isBegun,
  isUnfinished,
  playedHere,
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

const inGame =
  (id: string, change: (table: Table) => Table | null): TableChange =>
  (table) =>
    table.current.id === id ? change(table) : null;

/** A move in the game `id`; `time` is the time played until it. */
export const moveIn = (
  id: string,
  time: number,
  at: number,
  move: (game: Game) => Game | null,
): TableChange =>
  inGame(id, (table) => {
    const game = move(table.current.game);
    if (!game) return null;
    const noted = noteDay(table.current, at);
    const current = { ...noted, game, time: Math.max(time, table.current.time) };
    const next = endWayBackByMove(playedHere({ ...table, current }, at), at);
    return isWon(game.position)
      ? { ...next, finished: [...next.finished, { game: current, at }] }
      : next;
  });

/** Takes back the last move, if it is still the one that the player saw: number `moves`. */
export const undoIn = (id: string, time: number, at: number, moves: number): TableChange =>
  moveIn(id, time, at, (game) => (game.moves === moves ? undo(game) : null));

/** Makes the move again that was taken back last, if no other was made meanwhile. */
export const redoIn = (id: string, time: number, at: number, moves: number): TableChange =>
  moveIn(id, time, at, (game) => (game.moves === moves ? redo(game) : null));

/** A game by its name, with the milliseconds played in it until now. */
export type Played = Pick<CodedGame, 'id' | 'time'>;

/** The current game with the time played; another one, which stands there by now, has its own. */
export const currentWithTime = ({ current }: Table, { id, time }: Played): CodedGame =>
  current.id === id ? { ...current, time: Math.max(time, current.time) } : current;

/** Records the time played. */
export const timeIn = (id: string, time: number): TableChange =>
  inGame(id, (table) =>
    time > table.current.time ? { ...table, current: { ...table.current, time } } : table,
  );

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
