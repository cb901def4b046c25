import type { StoredItem } from '../../components/state/storage/storage';

/**
 * A stored item as several surfaces see it: every surface has its own, writes reach the storage in
 * the order in which they are made, and every surface is told of every write, in that order, some
 * time later.
 */
export class SharedItem {
  value: unknown;
  writes = 0;
  readonly #listeners: ((value: unknown, replaced?: unknown) => void)[] = [];
  readonly #later: (deliver: () => void) => void;

  /** `later` decides when a report of a write reaches a surface. */
  constructor(
    value: unknown = null,
    later: (deliver: () => void) => void = (deliver) => queueMicrotask(deliver),
  ) {
    this.value = value;
    this.#later = later;
  }

  /** Storage as one surface has it. */
  surface(): StoredItem {
    return {
      get: async () => structuredClone(this.value),
      set: async (value) => this.set(value),
      follow: (listener) => void this.#listeners.push(listener),
    };
  }

  /** A write, by a surface or by anybody else. */
  set(value: unknown): void {
    const replaced = this.value;
    this.value = structuredClone(value);
    this.writes++;
    for (const listener of this.#listeners) {
      this.#later(() => listener(structuredClone(value), structuredClone(replaced)));
    }
  }
}
