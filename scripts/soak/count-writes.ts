/**
 * Runs in a page before its own scripts: counts what the page has the browser store, by area and
 * key, with the bytes of each value as JSON.
 */
export const COUNT_WRITES = `{
  self.storageWrites = [];
  for (const area of ['local', 'sync']) {
    const set = chrome.storage[area].set.bind(chrome.storage[area]);
    chrome.storage[area].set = (items) => {
      for (const [key, value] of Object.entries(items)) {
        const bytes = new TextEncoder().encode(JSON.stringify(value)).length;
        self.storageWrites.push({ key: area + ' ' + key, bytes });
      }
      return set(items);
    };
  }
}`;

/** A write that was counted. */
export interface CountedWrite {
  readonly key: string;
  readonly bytes: number;
}
