import { SAVED_GAME_VERSION } from '../../../engine';
import { isRecord } from '../storage/is-record';
import { decodeBeside, migrated, type Table } from './stored-table';

/** What of a stored table can be read whose current game cannot: the good games beside it. */
export function gamesBeside(value: unknown): Partial<Omit<Table, 'current' | 'device'>> {
  const v = isRecord(value) ? value.v : null;
  const isKnown = typeof v === 'number' && v >= 1 && v <= SAVED_GAME_VERSION && Number.isInteger(v);
  return isKnown ? decodeBeside(migrated({ ...Object(value), v }), true).beside : {};
}
