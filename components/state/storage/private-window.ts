import { browser } from 'wxt/browser';

type Items = Record<string, unknown>;
type Changes = Record<string, { newValue?: unknown }>;

/** What is used of an area of the browser's storage. */
export interface Area {
  readonly get: (key: string) => Promise<Items>;
  readonly set: (items: Items) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  readonly onChanged: { readonly addListener: (listener: (changes: Changes) => void) => void };
}

/** Whether this page is in a private window, where nothing is stored. */
export const isPrivateWindow = (): boolean => browser.extension?.inIncognitoContext ?? false;

/**
 * Stands in for an area of storage: what is written stays in the memory of this page. Of the area
 * itself only some keys can be read, until something is written over them here.
 */
export function memoryArea(area: Pick<Area, 'get'>, readable: readonly string[]): Area {
  const written = new Map<string, unknown>();
  const listeners: ((changes: Changes) => void)[] = [];
  const set = async (items: Items) => {
    const changes: Changes = {};
    for (const [key, newValue] of Object.entries(items)) {
      written.set(key, newValue);
      changes[key] = { newValue };
    }
    // Told a moment later, as by storage.
    queueMicrotask(() => {
      for (const listener of listeners) listener(changes);
    });
  };
  return {
    get: async (key) => {
      if (written.has(key)) return { [key]: written.get(key) };
      return readable.includes(key) ? area.get(key) : {};
    },
    set,
    remove: (key) => set({ [key]: undefined }),
    onChanged: { addListener: (listener) => void listeners.push(listener) },
  };
}
