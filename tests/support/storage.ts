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

/** What is done with an area, and with which items. */
interface Given {
  area: Area;
  items: Items;
}

/** Runs something with the extension's rights, on a page that is not the game. */
type RunInHelper = <T>(act: (given: Given) => Promise<T>, given: Given) => Promise<T>;

/** Reads and writes an area from outside the game. */
export class Storage {
  constructor(
    readonly area: Area,
    readonly run: RunInHelper,
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

  #run<T>(act: (given: Given) => Promise<T>, items: Items = {}): Promise<T> {
    return this.run(act, { area: this.area, items });
  }
}
