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
 * A saver for a stored item. While that `isUnread`, it is read before anything is stored over it, and
 * what was there is passed to `onFound`, which returns whether the values to be stored still may be.
 * `retry` is called when the time has come to store once more.
 */
export function createSaver(
  item: StoredItem,
  isUnread: boolean,
  onFound: (value: unknown) => boolean,
  retry: () => void,
): Saver {
  const trying = createRetry(retry);
  onCleanup(trying.stop);
  const [unread, setUnread] = createSignal(isUnread);
  let reading: Promise<boolean> | null = null;
  let unreadable: readonly unknown[] = [];
  /** The numbers of the last write, and of the last that was stored. */
  let [last, stored] = [0, 0];

  /** Once for all values that wait for it. */
  const readFirst = () => {
    reading ??= answerOf(item.get())
      // eslint-disable-next-line solid/reactivity -- asks when storage has answered
      .then((found) => {
        // Heard of meanwhile: what was made here was made again on it.
        if (!unread()) return false;
        setUnread(false);
        return onFound(found);
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };

  const store = async (value: unknown) => {
    if (unread() && !(await readFirst())) return;
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
