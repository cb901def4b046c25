import {
  type CodedGame,
  type Day,
  dayOf,
  type Game,
  isStuck,
  isWon,
  redo,
  undo,
} from '../../engine';
import {
  isBegun,
  isSameGame,
  isUnfinished,
  leave,
  playedHere,
  settle,
  without,
} from './laying-aside';
import type { Change } from './replica';
import type { FinishedGame, Table } from './stored-table';

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
    const next = settle(playedHere({ ...table, current }, at), at);
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

/** Records the time played. */
export const timeIn = (id: string, time: number): TableChange =>
  inGame(id, (table) =>
    time > table.current.time ? { ...table, current: { ...table.current, time } } : table,
  );

/**
 * Puts a game just dealt on the table, after `time` milliseconds in the one it replaces. Until
 * something is played in it, undo goes back to that one: after several deals, to the first left.
 */
export const dealAnother =
  (dealt: CodedGame, time: number, at: number): TableChange =>
  (table) => {
    const leaving = { ...table.current, time };
    const left = isUnfinished(leaving) ? leaving : table.left;
    return playedHere({ ...table, current: dealt, left }, at);
  };

/** Takes a new game back: the one that was left for it goes on. */
export const takeBack =
  (at: number): TableChange =>
  (table) =>
    table.left && playedHere({ ...table, current: table.left, left: null }, at);

/** Goes on with an unfinished game; the current one is laid aside if it is unfinished too. */
export const pickUp =
  (game: CodedGame, time: number, at: number): TableChange =>
  (table) => {
    if (table.left && isSameGame(table.left, game)) return takeBack(at)(table);
    const unfinished = without(table.unfinished, game);
    if (unfinished.length === table.unfinished.length) return null;
    const leaving = { ...table.current, time };
    const next = settle({ ...table, current: game, unfinished }, at);
    return playedHere(leave(next, leaving, at), at);
  };

/** The games to go on with, the latest first: also the one left for the current one, if not stuck. */
export const unfinishedOf = ({ left, unfinished, current }: Table): readonly CodedGame[] =>
  left && !isStuck(left.game.position) && left.id !== current.id
    ? [left, ...unfinished]
    : unfinished;

/** Plays the heart of a day: where it was left, else the one just dealt. */
export const playDay =
  (dealt: CodedGame & { readonly day: Day }, time: number, at: number): TableChange =>
  (table) => {
    if (table.current.day === dealt.day && !isWon(table.current.game.position)) return null;
    const begun = unfinishedOf(table).find(({ day }) => day === dealt.day);
    return begun ? pickUp(begun, time, at)(table) : dealAnother(dealt, time, at)(table);
  };

/** The game beside a daily heart, to which one goes back from it. */
export const besideDay = ({ left, unfinished }: Table): CodedGame | null =>
  [left, ...unfinished].find((game) => game?.day === null) ?? null;

/** Goes back to it from a daily heart. */
export const leaveDay =
  (time: number, at: number): TableChange =>
  (table) => {
    const game = besideDay(table);
    return game && pickUp(game, time, at)(table);
  };

/** Games that are in the statistics now need not be kept for them. */
export const recorded =
  (games: readonly FinishedGame[]): TableChange =>
  (table) => {
    const ids = new Set(games.map(({ game }) => game.id));
    const finished = table.finished.filter(({ game }) => !ids.has(game.id));
    return finished.length === table.finished.length ? null : { ...table, finished };
  };
