import type { ReadError } from '../state/storage/read-error';
import { sharedStatistics } from '../state/storage/shared-statistics';
import { storedHistory, storedStatistics } from '../state/storage/storage';
import { unreadables } from '../state/storage/unreadable';
import type { SharedTable } from '../state/table/shared-table';
import type { FinishedGame } from '../state/table/stored-table';
import { besideOthers, type Statistics } from './device-statistics';
import { bytesOf, fitted } from './fitted';
import { withRecords } from './game-record';
import { offTheTable } from './off-the-table';
import { decodeHistory, encodeHistory, withFinished } from './stored-history';
import { decodeStatistics, encodeStatistics } from './stored-statistics';
import { AT_A_TIME, withTable } from './with-table';

/** Where statistics and finished games are stored. */
export const STORED = {
  statistics: storedStatistics,
  history: storedHistory,
  devices: sharedStatistics,
};
/** The same, or what stands in for it in a test. */
export type Items = typeof STORED;

/** Bytes that the statistics of all devices may take: the synced storage holds other things too. */
const MOST_SHARED = 90_000;

const isSame = (one: Statistics, other: Statistics) =>
  JSON.stringify(encodeStatistics(one)) === JSON.stringify(encodeStatistics(other));

/** The statistics of the devices of another name; none while they cannot be read. */
export async function readOthers(items: Items, device: string): Promise<readonly Statistics[]> {
  const all = await items.devices.get().catch(() => ({}));
  return Object.entries(all)
    .filter(([name]) => name !== device)
    .map(([name, value]) => ({ ...decodeStatistics(value, name).statistics, device: name }));
}

/** The statistics of this device as stored; what is missing there, the other devices may know. */
async function readMine(items: Items, device: string, mayShare: boolean) {
  const value = await items.statistics.get();
  const { statistics, error } = decodeStatistics(value, device);
  const stored = { value, error, stored: statistics };
  if (!mayShare || (value != null && !error)) return { ...stored, statistics };
  const all: Readonly<Record<string, unknown>> = await items.devices.get().catch(() => ({}));
  const known = decodeStatistics(all[statistics.device], statistics.device);
  const games = withRecords(known.statistics.games, statistics.games);
  const both = known.error ? statistics : { ...known.statistics, games };
  return { ...stored, statistics: { ...both, device: statistics.device } };
}

/** Keeps a value that cannot be read as a whole before it is written over. */
export const keepAside = (
  name: 'statistics' | 'history',
  value: unknown,
  error: ReadError,
): Promise<void> => unreadables.putAside({ name, value, newer: error === 'newer-version' });

/** Adds games to the stored ones; returns what was wrong with those. */
async function recordHistory(
  items: Items,
  games: readonly FinishedGame[],
): Promise<ReadError | null> {
  const value = await items.history.get();
  const read = decodeHistory(value);
  if (read.error) await keepAside('history', value, read.error);
  await items.history.set(encodeHistory(withFinished(read.games, games)));
  return read.error;
}

/**
 * Brings what is stored up to date with the table, and with a change of the player's. Only then the
 * games that are over leave the table: stopped anywhere, it is done again, and counts nothing twice.
 */
export async function record(
  items: Items,
  { table, act }: Pick<SharedTable, 'table' | 'act'>,
  mayShare: boolean,
  change: (statistics: Statistics) => Statistics,
) {
  const before = await readMine(items, table().device, mayShare);
  const others = mayShare ? await readOthers(items, before.statistics.device) : [];
  const games = table().finished.slice(0, AT_A_TIME);
  const now = withTable(before.statistics, table(), Date.now());
  const statistics = fitted(change(besideOthers(now, others)));
  if (before.error) await keepAside('statistics', before.value, before.error);
  if (before.error || !isSame(before.stored, statistics)) {
    await items.statistics.set(encodeStatistics(statistics));
  }
  const errorOfHistory = games.length > 0 ? await recordHistory(items, games) : null;
  act(offTheTable(games), false);
  return { statistics, others, error: before.error ?? errorOfHistory };
}

/** Gives statistics to the other devices; returns whether something had to be written for it. */
export async function share(items: Items, statistics: Statistics): Promise<boolean> {
  const { device } = statistics;
  const { [device]: known, ...rest } = await items.devices.get();
  if (isSame(decodeStatistics(known, device).statistics, statistics)) return false;
  const next = encodeStatistics(statistics);
  if (bytesOf(rest) + bytesOf(next) > MOST_SHARED) return false;
  await items.devices.set(device, next);
  return true;
}
