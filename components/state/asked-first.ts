import type { Area } from './private-window';

/** What public/first-paint.js has asked storage for, while the game's code was still on its way. */
interface Asked {
  readonly keys: readonly string[];
  readonly answer: Promise<Record<string, unknown>>;
  /** Whether something was written since: nobody listens yet, so it must be asked for again. */
  readonly isOld: boolean;
}

const asked = (globalThis as { readonly askedFirst?: Record<'local' | 'sync', Asked> }).askedFirst;

/** An area of storage whose first reads are those that were asked for then. */
export function askedFirst(name: 'local' | 'sync', area: Area): Area {
  const first = asked?.[name];
  if (!first) return area;
  const waiting = new Set(first.keys);
  return {
    get: async (key) => {
      if (!waiting.delete(key) || first.isOld) return area.get(key);
      const { [key]: value } = await first.answer;
      return { [key]: value };
    },
    set: (items) => area.set(items),
    remove: (key) => area.remove(key),
    onChanged: area.onChanged,
  };
}
