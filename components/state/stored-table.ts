import {
  type CodedGame,
  decodeGame,
  encodeGame,
  type Result,
  type SavedGame,
  type SavedGameError,
} from '../../engine';
import { type Stamp, UNSTAMPED } from './replica';

/** What the surfaces share: the game in progress, and those laid aside for it. */
export interface Table {
  readonly current: CodedGame;
  /** At most five games left unfinished, the latest first. */
  readonly unfinished: readonly CodedGame[];
  /** Whether the first of them was left for the current game, in which nothing was played yet. */
  readonly takesBack: boolean;
}

/** The form in which the table is stored: the saved game itself, and a few additions. */
export interface StoredTable extends SavedGame, Stamp {
  readonly unfinished: readonly SavedGame[];
  readonly takesBack: boolean;
}

/** A table as read, with its stamp. */
export interface StampedTable {
  readonly table: Table;
  readonly stamp: Stamp;
  /** What is wrong with the games laid aside, of which only the good ones were read; else null. */
  readonly damage: SavedGameError | null;
}

/** The stored form of a table. */
export const encodeTable = (
  { current, unfinished, takesBack }: Table,
  stamp: Stamp,
): StoredTable => ({
  ...encodeGame(current),
  ...stamp,
  unfinished: unfinished.map(encodeGame),
  takesBack,
});

/** Reads any stored value as a table. A saved game without the additions is one too. */
export function decodeTable(value: unknown): Result<StampedTable, SavedGameError> {
  const current = decodeGame(value);
  if (!current.ok) return current;
  const stored = value as Partial<Record<keyof StoredTable, unknown>>;
  const { games, damage } = decodeGames(stored.unfinished);
  const table = {
    current: current.value,
    unfinished: games,
    takesBack: stored.takesBack === true && games.length > 0 && current.value.game.moves === 0,
  };
  return { ok: true, value: { table, stamp: decodeStamp(stored), damage } };
}

function decodeGames(stored: unknown) {
  if (stored === undefined) return { games: [], damage: null };
  if (!Array.isArray(stored)) return { games: [], damage: 'not-a-save' as const };
  const games: CodedGame[] = [];
  let damage: SavedGameError | null = null;
  for (const game of stored.map(decodeGame)) {
    if (game.ok) games.push(game.value);
    else damage = game.error;
  }
  return { games, damage };
}

/** Far beyond what is ever written, and far below where counting on gets inexact. */
const HIGHEST_REV = 2 ** 40;

const decodeStamp = ({ rev, writer, base }: Partial<Record<keyof Stamp, unknown>>): Stamp =>
  Number.isInteger(rev) &&
  Math.abs(rev as number) < HIGHEST_REV &&
  typeof writer === 'string' &&
  typeof base === 'string'
    ? { rev: rev as number, writer, base }
    : UNSTAMPED;
