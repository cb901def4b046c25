import { partName } from '../i18n/part-name';
import { decodeDays, encodeDays, joinDays } from '../state/days/days';
import { inLock } from '../state/storage/in-lock';
import { type StoredItem, storedDays } from '../state/storage/storage';
import { unreadables } from '../state/storage/unreadable';
import { countsInWords } from './counts-in-words';
import type { Part } from './parts';

/** The days whose heart was played: those of a file are joined with those that are here. */
export const daysPart = (item: StoredItem = storedDays): Part => ({
  name: 'days',
  write: async () => {
    const { days } = decodeDays(await item.get());
    return days.size > 0 ? encodeDays(days) : null;
  },
  read: async (value) => {
    const { days: given, error } = decodeDays(value);
    if (error || value === null) return { ok: false, error: error ?? 'damaged' };
    const mine = decodeDays(await item.get()).days;
    const counts = [given, mine, joinDays(mine, given)].map((days) => days.size);
    return {
      ok: true,
      value: {
        effect: () => [countsInWords(partName('days'), ...counts)],
        takeIn: () =>
          inLock('days', async () => {
            const stored = await item.get();
            const now = decodeDays(stored);
            if (now.error) {
              const newer = now.error === 'newer-version';
              await unreadables.putAside({ name: 'days', value: stored, newer });
            }
            await item.set(encodeDays(joinDays(now.days, given)));
          }),
      },
    };
  },
});
