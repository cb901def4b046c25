import { dealGame, type Random32, randomDealCode, type SavedGameError } from '../../engine';
import { randomName } from './names';
import { type Stamp, UNWRITTEN } from './replica';
import type { StoredItem } from './storage';
import { decodeTable, type Table } from './stored-table';
import { within } from './within';

/** What was found in storage when a surface opened. */
export interface OpenedTable {
  readonly table: Table;
  readonly stamp: Stamp;
  /**
   * `saved`: the game stored there; `none`: there was none; `unreadable`: a value that must be put
   * aside before anything is stored; `failed`: storage did not answer, so nothing may be stored
   * before the player moves.
   */
  readonly found: 'saved' | 'none' | 'unreadable' | 'failed';
  /** The value that could not be read, or only in part, and what is wrong with it. */
  readonly unreadable?: { readonly value: unknown; readonly error: SavedGameError };
}

/** Reads the stored game; where there is none to be read, deals one. Never rejects. */
export async function openTable(
  item: StoredItem,
  random: Random32,
  device: string,
): Promise<OpenedTable> {
  const read = await within(item.get());
  const stored = read.ok && read.value !== null ? decodeTable(read.value, device) : null;
  if (stored?.ok) {
    const { damage, ...saved } = stored.value;
    const damaged = damage && { unreadable: { value: read.ok && read.value, error: damage } };
    return { ...saved, found: 'saved', ...damaged };
  }
  const table: Table = {
    current: dealGame(randomDealCode(random), { id: randomName(random) }),
    left: null,
    unfinished: [],
    finished: [],
    device,
    plays: {},
    playedAt: 0,
  };
  const fresh = { table, stamp: UNWRITTEN };
  if (!read.ok) return { ...fresh, found: 'failed' };
  if (stored === null) return { ...fresh, found: 'none' };
  return { ...fresh, found: 'unreadable', unreadable: { value: read.value, error: stored.error } };
}
