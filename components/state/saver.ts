import { type Accessor, createSignal, onCleanup } from 'solid-js';
import type { StoredItem } from './storage';
import { putAside } from './storage';

/** Stores values, and keeps trying while storage refuses. */
export interface Saver {
  /** Stores a value, in the same tick. */
  readonly save: (value: unknown) => void;
  /** From now on, this value of storage is put aside before anything is stored over it. */
  readonly protect: (unreadable: unknown) => void;
  /** Whether the last value could not be stored yet. */
  readonly failing: Accessor<boolean>;
}

const FIRST_RETRY = 1000;
const LAST_RETRY = 60_000;

/** A saver for a stored item; `retry` is called when the time has come to store once more. */
export function createSaver(item: StoredItem, retry: () => void): Saver {
  const [failing, setFailing] = createSignal(false);
  let delay = FIRST_RETRY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unreadable: { readonly value: unknown } | null = null;

  const store = async (value: unknown) => {
    if (unreadable) {
      await putAside(unreadable.value, new Date());
      unreadable = null;
    }
    await item.set(value);
  };

  onCleanup(() => clearTimeout(timer));

  return {
    save: (value) => {
      clearTimeout(timer);
      store(value).then(
        () => {
          delay = FIRST_RETRY;
          setFailing(false);
        },
        () => {
          setFailing(true);
          clearTimeout(timer);
          timer = setTimeout(retry, delay);
          delay = Math.min(delay * 2, LAST_RETRY);
        },
      );
    },
    protect: (value) => {
      unreadable = { value };
    },
    failing,
  };
}
