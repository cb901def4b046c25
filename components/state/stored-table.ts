import {
  type CodedGame,
  decodeGame,
  encodeGame,
  type Result,
  type SavedGame,
  type SavedGameError,
} from '../../engine';
import { type Stamp, UNWRITTEN } from './replica';

/** What the surfaces share: the game in progress, and the one that a new game replaced. */
export interface Table {
  readonly current: CodedGame;
  /** The unfinished game that 'new game' laid aside, until a move is made. */
  readonly previous: CodedGame | null;
}

/** The form in which the table is stored: the saved game itself, and three additions. */
export interface StoredTable extends SavedGame, Stamp {
  readonly previous: SavedGame | null;
}

/** A table as read, with its stamp. */
export interface StampedTable {
  readonly table: Table;
  readonly stamp: Stamp;
}

/** The stored form of a table. */
export const encodeTable = ({ current, previous }: Table, stamp: Stamp): StoredTable => ({
  ...encodeGame(current),
  ...stamp,
  previous: previous && encodeGame(previous),
});

/** Reads any stored value as a table. A saved game without the additions is one too. */
export function decodeTable(value: unknown): Result<StampedTable, SavedGameError> {
  const current = decodeGame(value);
  if (!current.ok) return current;
  const { previous, ...stored } = value as Partial<Record<keyof StoredTable, unknown>>;
  const previousGame = previous == null ? null : decodeGame(previous);
  if (previousGame?.ok === false) return previousGame;
  const table = { current: current.value, previous: previousGame?.value ?? null };
  return { ok: true, value: { table, stamp: decodeStamp(stored) } };
}

const decodeStamp = ({ rev, writer, base }: Partial<Record<keyof Stamp, unknown>>): Stamp =>
  Number.isSafeInteger(rev) && typeof writer === 'string' && typeof base === 'string'
    ? { rev: rev as number, writer, base }
    : UNWRITTEN;
