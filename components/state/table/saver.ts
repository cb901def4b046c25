import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { createRetry } from '../storage/retry';
import type { StoredItem } from '../storage/storage';
import { answerOf } from '../storage/within';

/** Stores values, and keeps trying while storage refuses. */
export interface Saver {
  /** Stores a value, in the same tick. */
  readonly save: (value: unknown) => void;
  /** From now on, this value of storage is put aside before anything is stored over it. */
  readonly protect: (unreadable: unknown) => void;
  /** Whether the last value could not be stored yet. */
  readonly failing: Accessor<boolean>;
  /** Whether nobody knows yet what is stored. */
  readonly unread: Accessor<boolean>;
  /** From now on it is known what is stored. */
  readonly known: () => void;
}

/**
 * A saver for a stored item. While that `isUnread`, nothing is stored over it: `readFirst` finds out what
 * is there, and has stored then what is to be stored. `retry` is called when the time has come to store
 * once more.
 */
export function createSaver(
  item: StoredItem,
  isUnread: boolean,
  readFirst: () => Promise<void>,
  retry: () => void,
): Saver {
  const trying = createRetry(retry);
  onCleanup(trying.stop);
  const [unread, setUnread] = createSignal(isUnread);
  let unreadable: readonly unknown[] = [];
  /** The numbers of the last write, and of the last that was stored. */
  let [last, stored] = [0, 0];

  const store = async (value: unknown) => {
    if (unread()) return readFirst();
    if (unreadable.length > 0) {
      const { putAside } = await answerOf(import('../storage/put-aside'));
      for (const one of unreadable) {
        await answerOf(putAside({ name: 'game', value: one }));
        unreadable = unreadable.filter((other) => other !== one);
      }
    }
    await answerOf(item.set(value));
  };

  return {
    save: (value) => {
      const mine = ++last;
      store(value).then(
        () => {
          stored = Math.max(stored, mine);
          if (mine === last) trying.succeeded();
        },
        // A later one has all that this has.
        () => mine > stored && trying.failed(),
      );
    },
    protect: (value) => {
      unreadable = [...unreadable, value];
    },
    failing: trying.failing,
    unread,
    known: () => setUnread(false),
  };
}
