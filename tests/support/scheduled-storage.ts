import type { Scheduler } from 'fast-check';
import type { StoredItem } from '../../components/state/storage/storage';

/** Chromium gives the names of a stored value back in the order of the alphabet. */
const copyOf = (value: unknown): unknown =>
  value === null
    ? null
    : Object.fromEntries(Object.entries(structuredClone(value) as object).sort());

/**
 * What becomes of a write; one that is denied is stored, but said to be refused, and one that is late is
 * stored when it has long been given up, after those that were made later.
 */
export type Fate = 'stored' | 'refused' | 'denied' | 'hangs' | 'late';

/** Milliseconds. */
const LATE = 5000;

/**
 * Storage as browsers have it: the writes of a surface reach it in the order of its calls, some time
 * later; every surface is told of every write in the order of the storage, each at its own time; a
 * read is answered at some time with what is stored then.
 */
export class ScheduledStorage {
  writes = 0;
  readonly #told: ((value: unknown, replaced: unknown) => void)[] = [];
  constructor(
    readonly scheduler: Scheduler,
    public value: unknown,
  ) {}

  /** Storage as a surface has it; what becomes of its first writes, where it is not as it should be. */
  surface(name: string, fates: readonly Fate[] = []): StoredItem {
    const { scheduler } = this;
    const left = [...fates];
    let lastWrite: Promise<unknown> = Promise.resolve();
    return {
      get: () =>
        scheduler.schedule(Promise.resolve(), `${name} reads`).then(() => copyOf(this.value)),
      set: (value) => {
        const fate = left.shift() ?? 'stored';
        if (fate === 'hangs') return new Promise(() => {});
        if (fate === 'refused') {
          return scheduler
            .schedule(Promise.resolve(), `${name} is refused`)
            .then(() => Promise.reject(new Error('no')));
        }
        const copy = copyOf(value);
        if (fate === 'late') {
          return new Promise((resolve) => setTimeout(resolve, LATE)).then(() => this.#store(copy));
        }
        const write = lastWrite
          .then(() => scheduler.schedule(Promise.resolve(), `${name} writes`))
          .then(() => this.#store(copy));
        lastWrite = write;
        return fate === 'denied' ? write.then(() => Promise.reject(new Error('no'))) : write;
      },
      follow: (listener) => {
        let lastReport: Promise<unknown> = Promise.resolve();
        this.#told.push((value, replaced) => {
          lastReport = lastReport
            .then(() => scheduler.schedule(Promise.resolve(), `${name} is told`))
            .then(() => listener(copyOf(value), copyOf(replaced)));
        });
      },
    };
  }

  #store(value: unknown): void {
    const replaced = this.value;
    this.value = value;
    this.writes++;
    for (const tell of this.#told) tell(value, replaced);
  }
}
