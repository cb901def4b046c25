import { type CodedGame, type Day, type Game, isStuck, isWon, redo, undo } from '../../engine';
import { played, together } from './plays';
import type { Change } from './replica';
import type { FinishedGame, Table } from './stored-table';

/**
 * The changes that a surface makes to the table. Each may have to be made again on a table that
 * another surface has changed meanwhile, and is null where it makes no sense there. Times are those
 * played, in milliseconds; `at` is the date, in milliseconds since 1970.
 */
type TableChange = Change<Table>;

/** How many unfinished games are kept, and how many daily hearts among them besides. */
const MOST_UNFINISHED = 5;

/** Whether a move was made in it, though it may be taken back. */
const isBegun = ({ game }: CodedGame) =>
  game.moves > 0 || game.undone.pairs.length > 0 || game.undone.taps > 0;

/** A game worth coming back to: begun, and not over. */
export const isUnfinished = (game: CodedGame) => isBegun(game) && !isWon(game.game.position);

/** The same game at the same point; two devices can have played the same game in different ways. */
const isSameGame = (one: CodedGame, other: CodedGame) =>
  one.id === other.id && one.game.moves === other.game.moves && one.time === other.time;

const without = (games: readonly CodedGame[], game: CodedGame) =>
  games.filter((other) => !isSameGame(other, game));

/** Whether a game of this name is still to be played on. */
const isOpen = ({ current, left, unfinished }: Table, id: string) =>
  [current, left, ...unfinished].some((game) => game?.id === id);

/** The table with games that are lost, unless they can still be played on. */
const withLost = (table: Table, games: readonly CodedGame[], at: number): Table => {
  const lost = games.filter(({ id }) => !isOpen(table, id)).map((game) => ({ game, at }));
  return lost.length === 0 ? table : { ...table, finished: [...table.finished, ...lost] };
};

/** Lays a game aside at the head of the unfinished ones; what drops off the list is lost. */
const keep = (table: Table, game: CodedGame, at: number): Table => {
  const games = [game, ...without(table.unfinished, game)];
  const isKept = (one: CodedGame) =>
    games.filter((other) => (other.day === null) === (one.day === null)).indexOf(one) <
    MOST_UNFINISHED;
  const dropped = games.filter((one) => !isKept(one));
  return withLost({ ...table, unfinished: games.filter(isKept) }, dropped, at);
};

/** What becomes of a game that is left for good: unfinished, or lost if it was stuck. */
const leave = (table: Table, game: CodedGame, at: number): Table => {
  if (!isUnfinished(game)) return table;
  return isStuck(game.game.position) ? withLost(table, [game], at) : keep(table, game, at);
};

/** Once something is played, the game that was left for this one is left for good. */
const settle = (table: Table, at: number): Table => {
  const { left, current } = table;
  if (!left) return table;
  const next = { ...table, left: null };
  // The same game dealt again is played on, not left.
  return left.id === current.id ? next : leave(next, left, at);
};

const playedHere = (table: Table): Table => ({
  ...table,
  plays: played(table.plays, table.device),
});

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
    const current = { ...table.current, game, time: Math.max(time, table.current.time) };
    const next = settle(playedHere({ ...table, current }), at);
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
  (dealt: CodedGame, time: number): TableChange =>
  (table) => {
    const leaving = { ...table.current, time };
    const left = isUnfinished(leaving) ? leaving : table.left;
    return playedHere({ ...table, current: dealt, left });
  };

/** Takes a new game back: the one that was left for it goes on. */
export const takeBack: TableChange = (table) =>
  table.left && playedHere({ ...table, current: table.left, left: null });

/** Goes on with an unfinished game; the current one is laid aside if it is unfinished too. */
export const pickUp =
  (game: CodedGame, time: number, at: number): TableChange =>
  (table) => {
    if (table.left && isSameGame(table.left, game)) return takeBack(table);
    const unfinished = without(table.unfinished, game);
    if (unfinished.length === table.unfinished.length) return null;
    const leaving = { ...table.current, time };
    const next = settle({ ...table, current: game, unfinished }, at);
    return playedHere(leave(next, leaving, at));
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
    return begun ? pickUp(begun, time, at)(table) : dealAnother(dealt, time)(table);
  };

/** Lays games aside that were found when another was already being played. */
export const keepFound =
  (found: Table, at: number): TableChange =>
  (table) => {
    const games = [...found.unfinished, found.left, found.current].filter((game) => game !== null);
    const both = {
      ...table,
      device: found.device,
      plays: together(found.plays, table.plays),
      finished: [...found.finished, ...table.finished],
    };
    return games.filter(isUnfinished).reduce<Table>((kept, game) => keep(kept, game, at), both);
  };

/** Games that are in the statistics now need not be kept for them. */
export const recorded =
  (games: readonly FinishedGame[]): TableChange =>
  (table) => {
    const ids = new Set(games.map(({ game }) => game.id));
    const finished = table.finished.filter(({ game }) => !ids.has(game.id));
    return finished.length === table.finished.length ? null : { ...table, finished };
  };
