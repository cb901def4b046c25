import { defineExtensionStorage } from '@webext-core/storage';
import { browser } from 'wxt/browser';
import { askedFirst } from './asked-first';
import { type Area, isPrivateWindow } from './private-window';
import { answerOf } from './within';

/**
 * All that lies in the extension's storage; with aside-items.ts and shared-statistics.ts the only file that touches it. Values are read as
 * `unknown`: they may be damaged, or come from a newer version. (Two notes for the first frame and for
 * sharing lie in the page's own: see appearance.ts and device-name.ts.)
 */
interface LocalSchema {
  /** A `StoredTable`. */
  game: unknown;
  /** The games that were finished on this device, in figures. */
  statistics: unknown;
  /** The last finished games, to be watched or played again. */
  history: unknown;
  /** The days whose daily heart was played. */
  days: unknown;
  /** The settings by name (see settings.ts), when the player shares nothing with other devices; else null. */
  settings: unknown;
  /** A value of a key that could not be read; see put-aside.ts. */
  [key: `${string}-put-aside-${string}`]: unknown;
}

interface SyncSchema {
  /** As in `LocalSchema`, unless they are there. */
  settings: unknown;
  /** The game in progress, for the player's other devices. */
  game: unknown;
  /** As in `LocalSchema`, together from all devices. */
  days: unknown;
  /** As in `LocalSchema`, one for each device. */
  [key: `statistics-${string}`]: unknown;
}

/** In a private window the game looks as the player likes it, but nothing is stored. */
function areaOf(name: 'local' | 'sync', first: readonly string[]): Area {
  const area = askedFirst(browser.storage[name] as Area, first);
  if (!isPrivateWindow()) return area;
  const memory = import('./memory-area').then((file) => file.memoryArea(area, ['settings']));
  return {
    get: async (key) => (await memory).get(key),
    set: async (items) => (await memory).set(items),
    remove: async (key) => (await memory).remove(key),
    onChanged: {
      addListener: async (listener) => (await memory).onChanged.addListener(listener),
    },
  };
}

export const local = defineExtensionStorage<LocalSchema>(areaOf('local', ['game', 'settings']));
const sync = defineExtensionStorage<SyncSchema>(areaOf('sync', ['settings']));

/**
 * A stored value that one can read, write and follow; `null` when there is none. Storage that does not
 * answer in time counts as one that refuses: nobody waits for it for ever, least of all with a lock.
 */
export interface StoredItem {
  readonly get: () => Promise<unknown>;
  readonly set: (value: unknown) => Promise<void>;
  /**
   * The listener is called with every value that is stored, and the one it has replaced. To be called
   * once in the life of a page: the library cannot take a listener away again.
   */
  readonly follow: (listener: (value: unknown, replaced?: unknown) => void) => void;
}

/**
 * Whether values of this device are stored as their JSON text. Firefox looks at what it is to store
 * only when its database has answered, and an object is gone by then if its page was closed: the
 * write is lost. A text is still there.
 */
const AS_TEXT = import.meta.env.FIREFOX;

const toStored = (value: unknown) => (AS_TEXT ? JSON.stringify(value) : value);

function fromStored(stored: unknown): unknown {
  if (!AS_TEXT || typeof stored !== 'string') return stored;
  try {
    return JSON.parse(stored);
  } catch {
    return stored;
  }
}

let isOver = false;

/** From now on this page stores nothing more: another is about to take its place. */
export const storeNoMore = (): void => {
  isOver = true;
};

/** What becomes of a write: of one that comes too late, nothing at all. */
export const stored = (write: () => Promise<void>): Promise<void> =>
  isOver ? new Promise(() => {}) : answerOf(write());

const localItem = (
  key: Exclude<keyof LocalSchema, `${string}-put-aside-${string}`>,
): StoredItem => ({
  get: () => answerOf(local.getItem(key)).then(fromStored),
  set: (value) => stored(() => local.setItem(key, toStored(value))),
  follow: (listener) =>
    void local.onChange(key, (stored, replaced) =>
      listener(fromStored(stored), fromStored(replaced)),
    ),
});

export const syncItem = (key: keyof SyncSchema): StoredItem => ({
  get: () => answerOf(sync.getItem(key)),
  set: (value) => stored(() => sync.setItem(key, value)),
  follow: (listener) => void sync.onChange(key, listener),
});

/** The game in progress, on this device. */
export const storedGame = localItem('game');

/** The days whose daily heart was played, on this device. */
export const storedDays = localItem('days');

/** The same, together from all devices of the player's browser account. */
export const sharedDays = syncItem('days');

/** The two places of the settings; see settings-place.ts. */
export const settingsOnDevice = localItem('settings');
export const settingsOfAccount = syncItem('settings');

/** The game in progress as the last of the player's devices has shared it. */
export const sharedGame = syncItem('game');

/** The games that were finished on this device, in figures. */
export const storedStatistics = localItem('statistics');

/** The last finished games. */
export const storedHistory = localItem('history');
