import { t } from '../i18n/messages';
import { inLock } from '../state/storage/in-lock';
import { type StoredItem, storedHistory } from '../state/storage/storage';
import { keepAside } from '../statistics/record-and-share';
import { decodeHistory, encodeHistory, withFinished } from '../statistics/stored-history';
import { countsInWords } from './counts-in-words';
import type { Part } from './parts';

/** The last finished games in a file: joined with those that are here, each once. */
export const historyPart = (item: StoredItem = storedHistory): Part => ({
  name: 'history',
  write: async () => {
    const { games } = decodeHistory(await item.get());
    return games.length > 0 ? encodeHistory(games) : null;
  },
  read: async (value) => {
    const { games: given, error } = decodeHistory(value);
    if (error || value === null) return { ok: false, error: error ?? 'damaged' };
    const mine = decodeHistory(await item.get()).games;
    const counts = [given, mine, withFinished(mine, given)].map((games) => games.length);
    return {
      ok: true,
      value: {
        effect: () => [countsInWords(t('history'), ...counts)],
        takeIn: () =>
          // The statistics' own: they are recorded together.
          inLock('statistics', async () => {
            const stored = await item.get();
            const now = decodeHistory(stored);
            if (now.error) await keepAside('history', stored, now.error);
            await item.set(encodeHistory(withFinished(now.games, given)));
          }),
      },
    };
  },
});
