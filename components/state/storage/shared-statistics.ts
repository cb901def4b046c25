import { browser } from 'wxt/browser';
import { isPrivateWindow } from './private-window';
import { syncItem } from './storage';
import { answerOf } from './within';

const DEVICE = 'statistics-';

/** The statistics of all devices of the player's browser account, by the name of the device. */
export interface SharedStatistics {
  readonly get: () => Promise<Readonly<Record<string, unknown>>>;
  readonly set: (device: string, value: unknown) => Promise<void>;
  /** The listener is called when those of any device have changed. */
  readonly follow: (listener: () => void) => void;
}

/** As the browser syncs them; those of other windows are nothing to a private one. */
export const sharedStatistics: SharedStatistics = {
  get: async () =>
    Object.fromEntries(
      Object.entries(isPrivateWindow() ? {} : await answerOf(browser.storage.sync.get(null)))
        .filter(([key]) => key.startsWith(DEVICE))
        .map(([key, value]) => [key.slice(DEVICE.length), value]),
    ),
  set: (device, value) => syncItem(`${DEVICE}${device}`).set(value),
  follow: (listener) =>
    browser.storage.sync.onChanged.addListener((changes) => {
      const isTheirs = Object.keys(changes).some((key) => key.startsWith(DEVICE));
      if (isTheirs && !isPrivateWindow()) listener();
    }),
};
