import { type Accessor, createSignal, onCleanup } from 'solid-js';
import type { StoredItem } from './storage';
import { answerOf } from './within';

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

/**
 * A saver for a stored item. While it is `unread`, it is read before anything is stored over it,
 * and what was there is passed to `onFound`, which returns whether the value may then be stored.
 * `retry` is called when the time has come to store once more.
 */
export function createSaver(
  item: StoredItem,
  unread: boolean,
  onFound: (value: unknown) => boolean,
  retry: () => void,
): Saver {
  const [failing, setFailing] = createSignal(false);
  let isUnread = unread;
  let delay = FIRST_RETRY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unreadable: { readonly value: unknown } | null = null;

  const store = async (value: unknown) => {
    if (isUnread) {
      const found = await answerOf(item.get());
      isUnread = false;
      if (!onFound(found)) return;
    }
    if (unreadable) {
      const { putAside } = await answerOf(import('./put-aside'));
      await answerOf(putAside('game', unreadable.value, new Date()));
      unreadable = null;
    }
    await answerOf(item.set(value));
  };

  const retryLater = () => {
    setFailing(true);
    timer ??= setTimeout(() => {
      timer = undefined;
      // Only a retry that fails makes the next one wait longer; moves made meanwhile do not.
      delay = Math.min(delay * 2, LAST_RETRY);
      retry();
    }, delay);
  };

  const stopRetrying = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  onCleanup(stopRetrying);

  return {
    save: (value) => {
      store(value).then(() => {
        delay = FIRST_RETRY;
        stopRetrying();
        setFailing(false);
      }, retryLater);
    },
    protect: (value) => {
      unreadable = { value };
    },
    failing,
  };
}
