import type { Area, Changes, Items } from './private-window';

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
