import { createRoot } from 'solid-js';
import { noStatistics, type Statistics } from '../../components/statistics/device-statistics';
import type { Items } from '../../components/statistics/record-and-share';
import { createSurfaceStatistics } from '../../components/statistics/surface-statistics';
import { settled } from './settled';
import { SharedItem } from './shared-item';
import { openStore } from './store';

/** What a device stores, and what the browser syncs between devices. */
export class StoredOnDevice {
  readonly game = new SharedItem();
  readonly statistics = new SharedItem();
  readonly history = new SharedItem();

  constructor(
    readonly synced: SyncedStatistics = new SyncedStatistics(),
    readonly device = 'here',
  ) {}
}

/** The synced statistics of all devices. */
export class SyncedStatistics {
  readonly values = new Map<string, unknown>();
  readonly #listeners: (() => void)[] = [];
  writes = 0;
  refuses = false;

  readonly item = {
    get: async () => structuredClone(Object.fromEntries(this.values)),
    set: async (device: string, value: unknown) => {
      if (this.refuses) throw new Error('QUOTA_BYTES quota exceeded');
      this.writes++;
      this.values.set(device, structuredClone(value));
      for (const listener of this.#listeners) queueMicrotask(listener);
    },
    follow: (listener: () => void) => void this.#listeners.push(listener),
  };
}

/** A surface with its statistics; `dieAfter` lets it die after so many more calls of storage. */
export async function openWithStatistics(stored: StoredOnDevice, mayShare = () => true) {
  let left = Number.POSITIVE_INFINITY;
  /** The same functions, until the surface has died: from then on nothing of it is stored. */
  const mortal = <Item extends object>(item: Item): Item =>
    Object.fromEntries(
      Object.entries(item).map(([name, call]) => [
        name,
        name === 'follow'
          ? call
          : (...given: unknown[]) =>
              left-- > 0 ? call(...given) : Promise.reject(new Error('dead')),
      ]),
    ) as Item;
  const surface = stored.game.surface();
  const opened = await openStore({ surface: () => mortal(surface) } as SharedItem, stored.device);
  const items: Items = {
    statistics: mortal(stored.statistics.surface()),
    history: mortal(stored.history.surface()),
    devices: mortal(stored.synced.item),
  };
  const { shared } = opened;
  return createRoot((dispose) => ({
    ...opened,
    statistics: createSurfaceStatistics({ shared, mayShare, visible: () => true, items }),
    dieAfter: (calls: number) => {
      left = calls;
    },
    dispose: () => {
      dispose();
      opened.dispose();
    },
  }));
}

/** Settles when what is recorded is recorded. */
export async function recordedAll(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await settled();
}

/** Statistics of a device with some games. */
export const statisticsWith = (games: Statistics['games'], device = 'a'): Statistics => ({
  ...noStatistics(device),
  games,
});
