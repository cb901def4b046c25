import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { inLock } from '../storage/in-lock';
import { createRetry } from '../storage/retry';
import { type StoredItem, sharedDays, storedDays } from '../storage/storage';
import { unreadables } from '../storage/unreadable';
import { answerOf, within } from '../storage/within';
import {
  type Days,
  decodeDays,
  encodeDays,
  encodeDaysForSync,
  includesDays,
  joinDays,
} from './days';

/** What a record of days works with. */
export interface DaysRecordOptions {
  /** What the table tells of; see `daysOfTable`. */
  readonly found: Accessor<Days>;
  /** Whether the surface can be seen; one that cannot leaves it to the others. */
  readonly visible: Accessor<boolean>;
  /** Whether the record is shared with the player's other devices. */
  readonly mayShare: Accessor<boolean>;
  /** Keeps a value that cannot be read, before it is written over. */
  readonly keepAside?: (value: unknown, newer: boolean) => Promise<unknown>;
  readonly local?: StoredItem;
  readonly synced?: StoredItem;
}

const isSame = (one: Days, other: Days) => includesDays(one, other) && includesDays(other, one);

/**
 * Records the days whose heart was played: joins what is stored here, what other devices have shared
 * and what the table tells of, and stores it where it is news. To be created once in the life of a
 * page, inside a reactive root.
 */
export function createDaysRecord(options: DaysRecordOptions): Accessor<Days> {
  const {
    visible,
    mayShare,
    keepAside = (value, newer) => unreadables.putAside({ name: 'days', value, newer }),
    local = storedDays,
    synced = sharedDays,
  } = options;
  const found = createMemo(() => options.found(), new Map(), { equals: isSame });
  const [stored, setStored] = createSignal<Days>(new Map(), { equals: isSame });

  /** What an item holds, and how to store more there; null if it cannot be read. */
  const open = async (item: StoredItem) => {
    const read = await within(item.get());
    if (!read.ok) return null;
    const { days, error } = decodeDays(read.value);
    const add = async (more: Days, encode: (all: Days) => unknown) => {
      const value = encode(joinDays(days, more));
      if (error === null && includesDays(days, decodeDays(value).days)) return;
      if (error !== null) await answerOf(keepAside(read.value, error === 'newer-version'));
      await answerOf(item.set(value));
    };
    return { days, error, add };
  };

  const join = () =>
    // eslint-disable-next-line solid/reactivity -- asks for what is found at that moment
    inLock('days', async () => {
      const [here, there] = [await open(local), mayShare() ? await open(synced) : null];
      // Also what could not be stored before: by now the table may tell no more of it.
      const known = [here?.days, there?.days, stored(), found()].filter(
        (days) => days !== undefined,
      );
      const all = known.reduce(joinDays);
      setStored(all);
      // Another device has a newer version: what it has shared is left to it.
      const isOurs = there?.error !== 'newer-version';
      const added = await Promise.allSettled([
        here?.add(all, encodeDays),
        isOurs && there?.add(all, encodeDaysForSync),
      ]);
      const isDone = here !== null && added.every(({ status }) => status === 'fulfilled');
      if (isDone) trying.succeeded();
      else trying.failed();
    });
  const joinIfSeen = () => visible() && void join();
  const trying = createRetry(joinIfSeen);
  onCleanup(trying.stop);

  createEffect(on([found, mayShare, visible], joinIfSeen));
  synced.follow(joinIfSeen);
  local.follow((value) => setStored(decodeDays(value).days));
  return createMemo(() => joinDays(stored(), found()));
}
