import { dealGame, type Random32, randomDealCode, type SavedGameError } from '../../../engine';
import type { StoredItem } from '../storage/storage';
import { within } from '../storage/within';
import { randomName } from './names';
import { type Stamp, UNWRITTEN } from './replica';
import { decodeTable, type Table } from './stored-table';

/** What was found in storage when a surface opened. */
interface Found {
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

/** What was found, and what comes after it. */
export interface OpenedTable extends Found {
  /** The listener is called for every write since the read, those that were made meanwhile too. */
  readonly follow: (listener: (value: unknown) => void) => void;
}

/**
 * Keeps what is written until somebody listens: a surface that missed a write of another one before
 * its first own could not know that they collide.
 */
function followFromNow(item: StoredItem): OpenedTable['follow'] {
  const missed: unknown[] = [];
  let listener = (value: unknown): void => void missed.push(value);
  item.follow((value) => listener(value));
  return (next) => {
    listener = next;
    for (const value of missed) next(value);
  };
}

/** Reads the stored game; where there is none to be read, deals one. Never rejects. */
export async function openTable(
  item: StoredItem,
  random: Random32,
  device: string,
): Promise<OpenedTable> {
  // In this order: what is written while it is read is heard of.
  const follow = followFromNow(item);
  return { ...(await find(item, random, device)), follow };
}

async function find(item: StoredItem, random: Random32, device: string): Promise<Found> {
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
    plays: {},
    playedAt: 0,
    ...(stored && read.ok && (await import('./games-beside')).gamesBeside(read.value)),
    device,
  };
  const fresh = { table, stamp: UNWRITTEN };
  if (!read.ok) return { ...fresh, found: 'failed' };
  if (stored === null) return { ...fresh, found: 'none' };
  return { ...fresh, found: 'unreadable', unreadable: { value: read.value, error: stored.error } };
}
