import { t } from '../i18n/messages';
import { inLock } from '../state/storage/in-lock';
import { type StoredItem, storedStatistics } from '../state/storage/storage';
import type { Statistics } from '../statistics/device-statistics';
import { figuresOf } from '../statistics/figures';
import { fitted } from '../statistics/fitted';
import { keepAside } from '../statistics/record-and-share';
import { decodeStatistics, encodeStatistics } from '../statistics/stored-statistics';
import { countsInWords } from './counts-in-words';
import { mergedStatistics } from './merged-statistics';
import type { Part } from './parts';

/** The statistics of this device in a file: merged with those that are here, each game once. */
export const statisticsPart = (device: string, item: StoredItem = storedStatistics): Part => {
  const readMine = async () => decodeStatistics(await item.get(), device);
  const merged = (mine: Statistics, given: Statistics) => fitted(mergedStatistics(mine, given));
  return {
    name: 'statistics',
    write: async () => {
      const { statistics } = await readMine();
      const { device: _, ...file } = encodeStatistics(statistics);
      return figuresOf([statistics]).played > 0 ? file : null;
    },
    read: async (value) => {
      const { statistics: given, error } = decodeStatistics(
        typeof value === 'object' ? { ...value, device } : value,
        device,
      );
      if (error || value === null) return { ok: false, error: error ?? 'damaged' };
      const mine = (await readMine()).statistics;
      const figures = [given, mine, merged(mine, given)].map((one) => figuresOf([one]));
      return {
        ok: true,
        value: {
          effect: () => [
            countsInWords(t('gamesPlayed'), ...figures.map(({ played }) => played)),
            countsInWords(t('gamesWon'), ...figures.map(({ won }) => won)),
          ],
          takeIn: () =>
            inLock('statistics', async () => {
              const stored = await item.get();
              const now = decodeStatistics(stored, device);
              if (now.error) await keepAside('statistics', stored, now.error);
              await item.set(encodeStatistics(merged(now.statistics, given)));
            }),
        },
      };
    },
  };
};
