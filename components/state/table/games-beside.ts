import { SAVED_GAME_VERSION } from '../../../engine';
import { isRecord } from '../storage/is-record';
import { decodeBeside, migrated, type Table } from './stored-table';

/** The good games beside a current one that cannot be read. */
export function gamesBeside(value: unknown): Partial<Pick<Table, 'unfinished' | 'finished'>> {
  const v = isRecord(value) ? value.v : null;
  const isKnown = typeof v === 'number' && v >= 1 && v <= SAVED_GAME_VERSION && Number.isInteger(v);
  if (!isKnown) return {};
  const { unfinished, finished } = decodeBeside(migrated({ ...Object(value), v }), true).beside;
  return { unfinished, finished };
}
