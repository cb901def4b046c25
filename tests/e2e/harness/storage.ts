import { withHelperPage } from './helper-page';
import type { Run } from './run';

/** An area of the extension's storage. */
export type Area = 'local' | 'sync' | 'session';
/** What an area holds, by key. */
export type Items = Record<string, unknown>;

declare const chrome: {
  storage: Record<
    Area,
    { get(): Promise<Items>; set(items: Items): Promise<void>; clear(): Promise<void> }
  >;
};

/** Reads and writes an area from outside the game. */
export class Storage {
  constructor(
    readonly run: Run,
    readonly origin: string,
    readonly area: Area,
  ) {}

  /** All that the area holds. */
  get(): Promise<Items> {
    return this.#run(({ area }) => chrome.storage[area].get());
  }

  /** Writes some keys and leaves the others. */
  set(items: Items): Promise<void> {
    return this.#run(({ area, items: values }) => chrome.storage[area].set(values), items);
  }

  /** Empties the area. */
  clear(): Promise<void> {
    return this.#run(({ area }) => chrome.storage[area].clear());
  }

  #run<T>(act: (given: { area: Area; items: Items }) => Promise<T>, items: Items = {}): Promise<T> {
    const { run, origin, area } = this;
    return withHelperPage(run, origin, (page) => page.evaluate(act, { area, items }));
  }
}
