import {
  type CodedGame,
  encodeGame,
  isBeginningOf,
  isStuck,
  isWon,
  joinLogs,
  moveCount,
  score,
  status,
} from '../../../engine';
import { played } from '../devices/plays';
import type { Table } from './stored-table';

/** How many unfinished games are kept of each kind: daily hearts, and others. */
const ROOM_OF_EACH_KIND = 5;

/** Whether a move was made in it, though it may be taken back. */
export const isBegun = ({ game }: CodedGame) => game.moves + moveCount(game.undone) > 0;

/** A game worth coming back to: begun, and not over. */
export const isUnfinished = (game: CodedGame) => isBegun(game) && !isWon(game.game.position);

/** Whether a play of a game has all that another has: its moves come first, taken back or not. */
export const goesOnFrom = (later: CodedGame, earlier: CodedGame) =>
  later.id === earlier.id &&
  isBeginningOf(earlier.game.log, joinLogs(later.game.log, later.game.undone));

/** Whether two are one play of a game, at the same point. */
export const isIdentical = (one: CodedGame, other: CodedGame) =>
  JSON.stringify(encodeGame(one)) === JSON.stringify(encodeGame(other));

/** The games but for one, and for what that one has gone on from. */
export const without = (games: readonly CodedGame[], game: CodedGame) =>
  games.filter((other) => !goesOnFrom(game, other));

/** The plays of the game of this name that can be played on, wherever they lie; the one played first. */
export const playsOf = ({ current, left, unfinished }: Table, id: string) =>
  [current, left, ...unfinished].filter((game) => game?.id === id) as readonly CodedGame[];

/** The first of them. */
export const openGame = (table: Table, id: string) => playsOf(table, id)[0];

/**
 * Counts games as lost that can no longer be played on: E, which dropped off the list, is in `finished`
 * now; but not where another play of E waits on it.
 */
const addLost = (table: Table, games: readonly CodedGame[], at: number): Table => {
  const lost = games.filter(({ id }) => !openGame(table, id)).map((game) => ({ game, at }));
  return { ...table, finished: [...table.finished, ...lost] };
};

/** Whether a game waits beside the one played: for a daily heart, even if stuck or not begun yet. */
export const waitsBeside = (game: CodedGame, current: CodedGame) =>
  current.day !== null && game.day === null && !isWon(game.game.position);

/** The one of two plays that got further; the first, where neither did. */
const further = (one: CodedGame, other: CodedGame): CodedGame => {
  const more =
    score(other.game.position) - score(one.game.position) || other.game.moves - one.game.moves;
  return more > 0 ? other : one;
};

/**
 * Whether a play of a game is one of the two that are kept of it, where it was begun anew or devices
 * have played it differently: the latest, and the one of the others that got furthest.
 */
function isWorthKeeping(play: CodedGame, games: readonly CodedGame[]): boolean {
  const [latest, ...earlier] = games.filter(({ id }) => id === play.id);
  return play === latest || play === earlier.reduce(further, earlier[0] ?? play);
}

const idsOf = (games: readonly CodedGame[]) => new Set(games.map(({ id }) => id));

/**
 * Puts a game at the head of the unfinished ones, and counts as lost what drops off the list: with A to E
 * on it, F makes it F, A, B, C, D, and E is lost.
 */
export const layAside = (table: Table, game: CodedGame, at: number): Table => {
  // One that is not begun is there for a daily heart alone, and takes no other's place.
  const isKnown = (one: CodedGame) =>
    isBegun(one) || (game.day !== null && waitsBeside(one, table.current));
  const games = [game, ...without(table.unfinished, game).filter(isKnown)];
  const isKept = (one: CodedGame) => {
    if (!isBegun(one)) return true;
    const alike = (other: CodedGame) =>
      isBegun(other) && (other.day === null) === (one.day === null);
    // After an import there may be more: then one goes for each that comes.
    const room = Math.max(ROOM_OF_EACH_KIND, idsOf(table.unfinished.filter(alike)).size);
    const before = games.slice(0, games.indexOf(one)).filter(alike);
    const others = before.filter(({ id }) => id !== one.id);
    return isWorthKeeping(one, games) && idsOf(others).size < room;
  };
  const dropped = games.filter((one) => !isKept(one));
  return addLost({ ...table, unfinished: games.filter(isKept) }, dropped, at);
};

/**
 * What becomes of a game in whose place another comes: A, begun, is laid aside; stuck, it is lost; just
 * dealt or won, it is nothing any more. Beside a daily heart A is laid aside in any state but won.
 */
export const layAsideOrLose = (table: Table, game: CodedGame, at: number): Table => {
  if (waitsBeside(game, table.current)) return layAside(table, game, at);
  if (!isUnfinished(game)) return table;
  const isLost = isStuck(game.game.position) && !openGame(table, game.id);
  return isLost ? addLost(table, [game], at) : layAside(table, game, at);
};

/** Ends the way back from a game just dealt: A, in `left`, is laid aside or lost, and `left` is empty. */
export const endWayBack = (table: Table, at: number): Table =>
  table.left ? layAsideOrLose({ ...table, left: null }, table.left, at) : table;

/**
 * The same at a move in the current game. Where that is A begun anew, A is not lost, for it goes on: its
 * play in `left` is laid aside, or forgotten if it was stuck.
 */
export const endWayBackByMove = (table: Table, at: number): Table => {
  const { left, current } = table;
  if (left?.id !== current.id) return endWayBack(table, at);
  const next = { ...table, left: null };
  return isBegun(left) && status(left.game.position) === 'playing'
    ? layAside(next, left, at)
    : next;
};

/** Something was played on this device. */
export const playedHere = (table: Table, at: number): Table => ({
  ...table,
  playedAt: at,
  plays: played(table.plays, table.device),
});
