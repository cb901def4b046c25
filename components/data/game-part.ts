import { gameInWords } from '../i18n/game-in-words';
import { t } from '../i18n/messages';
import type { GameStore } from '../state/table/game-store';
import { isUnfinished } from '../state/table/laying-aside';
import { UNWRITTEN } from '../state/table/replica';
import type { SharedTable } from '../state/table/shared-table';
import { decodeTable, encodeTable, type Table } from '../state/table/stored-table';
import { MOST_OPEN } from '../statistics/stored-statistics';
import { countsInWords } from './counts-in-words';
import { importTable } from './import-table';
import type { Part } from './parts';

/** The table as a file holds it: without what only says who wrote it, where and when. */
function fileOf(table: Table): object {
  const { rev, writer, base, plays, playedAt, ...file } = encodeTable(table, UNWRITTEN);
  return file;
}

/**
 * The game in progress and those beside it. The one of the file goes on; ours and those laid aside
 * here are kept beside those of the file.
 */
export const gamePart = (store: GameStore, { table }: SharedTable): Part => ({
  name: 'game',
  write: () => {
    const { current, ...others } = table();
    return fileOf({ ...others, current: { ...current, time: store.time() } });
  },
  read: (value) => {
    const stored = decodeTable(value, table().device);
    if (!stored.ok && stored.error === 'newer-version') return { ok: false, error: stored.error };
    if (!stored.ok || stored.value.damage) return { ok: false, error: 'damaged' };
    const given = stored.value.table;
    // More than ever lie aside.
    if (given.unfinished.length > MOST_OPEN) return { ok: false, error: 'damaged' };
    const played = () => ({ id: table().current.id, time: store.time() });
    const effect = () => {
      const { current, unfinished } = table();
      const after = importTable(given, played(), 0)(table()) ?? table();
      const isKept = after.unfinished.some(({ id }) => id === current.id);
      return [
        t('dataGame', gameInWords(given.current)),
        ...(isUnfinished(current) && isKept ? [t('dataLaidAside', gameInWords(current))] : []),
        countsInWords(
          t('unfinishedGames'),
          given.unfinished.length,
          unfinished.length,
          after.unfinished.length,
        ),
      ];
    };
    return {
      ok: true,
      value: {
        effect,
        takeIn: () => void store.replace(importTable(given, played(), Date.now())),
      },
    };
  },
});
