import { type Accessor, batch, createSignal, onCleanup } from 'solid-js';
import type { SavedGameError } from '../../../engine';
import type { StoredItem } from '../storage/storage';
import { textOf } from '../storage/text-of';
import type { Unreadables } from '../storage/unreadable';
import { within } from '../storage/within';
import type { OpenedTable } from './open-table';
import { type Change, createReplica } from './replica';
import { createSaver } from './saver';
import { decodeTable, encodeTable, type StampedTable, type Table } from './stored-table';

/** The table as all surfaces and storage have it: what one changes is stored and shown by all. */
export interface SharedTable {
  readonly table: Accessor<Table>;
  /**
   * Makes a change and stores it in the same tick; returns whether it was possible. Of one that the
   * player has not made himself, nothing is told where it gets lost in a race.
   */
  readonly act: (change: Change<Table>, isPlayers?: boolean) => boolean;
  /** Reads again what is stored: after the surface was out of sight, or nothing was heard of storage. */
  readonly reread: (how?: 'catchUp') => void;
  /** Whether the game that was found could not be read, so that another was dealt. */
  readonly isLost: boolean;
  /** Whether the last change could not be stored yet. */
  readonly failing: Accessor<boolean>;
  /** Whether storage has not answered yet, so that another game stands in for the stored one. */
  readonly unread: Accessor<boolean>;
  /** The listener is called after games found in storage were laid aside for what was played already. */
  readonly onLaidAside: (listener: () => void) => void;
  /**
   * The listener is called after another surface's table was taken over from the one `before`; so
   * many changes of the player's were not possible on it.
   */
  readonly onAdopted: (listener: (before: Table, dropped: number) => void) => void;
}

/** What a shared table works with. */
export interface SharedTableOptions {
  readonly opened: OpenedTable;
  readonly item: StoredItem;
  /** The name of this surface, unlike any other's. */
  readonly writer: string;
  /** Where the player is told of stored values that are no table. */
  readonly unreadables: Unreadables;
}

/** How long storage must be quiet, in milliseconds, before a doubt about it is settled. */
const QUIET = 300;
/** How long to wait, in milliseconds, before a failed first read is tried again. */
const READ_AGAIN = 1000;

/** Shares the table of a surface; to be created inside a reactive root. */
export function createSharedTable(options: SharedTableOptions): SharedTable {
  const { opened, item } = options;
  const [table, setTable] = createSignal(opened.table);
  const listeners: ((before: Table, dropped: number) => void)[] = [];
  const laidAside: (() => void)[] = [];
  let doubtTimer: ReturnType<typeof setTimeout> | undefined;
  let readTimer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => {
    clearTimeout(doubtTimer);
    clearTimeout(readTimer);
  });

  /** Lays aside what was found, for something else was played here before it was known. */
  const layFoundAside = async ({ table: found, stamp }: StampedTable) => {
    const { keepFound } = await import('./keep-found');
    replica.beginFrom(stamp);
    act(keepFound(found, Date.now()), false);
    for (const listener of laidAside) listener();
  };

  /**
   * Takes in what storage held when it could be read at last, after the player has made a change;
   * returns whether that change may be stored as it is.
   */
  const keepFoundValue = (value: unknown) => {
    const stored = value == null ? null : decodeTable(value, table().device);
    if (!stored) return true;
    const error = stored.ok ? stored.value.damage : stored.error;
    if (error) protect(value, error, false);
    if (!stored.ok) {
      void keepBeside(value);
      return false;
    }
    // It is laid aside, and so what is stored is another value.
    void layFoundAside(stored.value);
    return false;
  };
  /** Lays aside what is good beside a current game that cannot be read. */
  const keepBeside = async (value: unknown) => {
    const [{ gamesBeside }, { keepFound }] = await Promise.all([
      import('./games-beside'),
      import('./keep-found'),
    ]);
    act(keepFound(gamesBeside(value), Date.now()), false);
  };
  /** After a write that failed: others may have stored something meanwhile. */
  const tryAgain = async () => {
    const read = await within(item.get());
    const stored = read.ok && !saver.unread() ? decodeTable(read.value, table().device) : null;
    if (stored?.ok && !stored.value.damage) replica.retry(stored.value.table, stored.value.stamp);
    else replica.rewrite();
  };
  const saver = createSaver(item, opened.found === 'failed', keepFoundValue, tryAgain);

  let lastUnreadable: string | undefined;
  const protect = (value: unknown, error: SavedGameError, dealt: boolean) => {
    lastUnreadable = textOf(value);
    saver.protect(value);
    const newer = error === 'newer-version';
    const instead = dealt ? table().current.id : null;
    options.unreadables.tell({ name: 'game', value, newer, dealt: instead });
  };

  const replica = createReplica<Table>({
    writer: options.writer,
    value: opened.table,
    stamp: opened.stamp,
    write: (next, stamp) => saver.save(encodeTable(next, stamp)),
    adopt: (next, dropped) => {
      const before = table();
      batch(() => {
        setTable(next);
        for (const listener of listeners) listener(before, dropped);
      });
    },
    doubt: (isOurs) => {
      clearTimeout(doubtTimer);
      // One after the other: all at once, they would only raise new doubts.
      doubtTimer = setTimeout(reread, isOurs ? QUIET : QUIET * (2 + Math.random()));
    },
    certain: () => clearTimeout(doubtTimer),
  });

  const act = (change: Change<Table>, isPlayers = true) => {
    const next = replica.act(change, isPlayers);
    if (next) setTable(next);
    return next !== null;
  };

  const takeIn = (value: unknown, how: 'receive' | 'reconcile' | 'catchUp') => {
    if (value == null) return;
    const wasUnread = saver.unread();
    saver.known();
    const stored = decodeTable(value, table().device);
    const error = stored.ok ? stored.value.damage : stored.error;
    // Once while it lies there: two surfaces must not answer each other for ever.
    const isNews = error !== null && textOf(value) !== lastUnreadable;
    if (isNews) protect(value, error, false);
    if (error === null) lastUnreadable = undefined;
    if (!stored.ok) {
      if (isNews && wasUnread) void keepBeside(value);
      else if (isNews) replica.rewrite();
    } else if (!wasUnread) {
      replica[how](stored.value.table, stored.value.stamp);
    } else if (table() === opened.table) {
      replica.reconcile(stored.value.table, stored.value.stamp);
    } else {
      void layFoundAside(stored.value);
    }
  };

  const reread = async (how: 'reconcile' | 'catchUp' = 'reconcile') => {
    // If storage does not answer, the game on show stays, and the next move is tried anyway.
    const read = await within(item.get());
    if (read.ok) takeIn(read.value, how);
  };

  /** After a first read that failed: reads until it works, or until something is played. */
  const readAtLast = async () => {
    const read = await within(item.get());
    if (table() !== opened.table) return;
    if (!read.ok) readTimer = setTimeout(readAtLast, READ_AGAIN);
    else if (read.value == null) {
      saver.known();
      replica.rewrite();
    } else takeIn(read.value, 'reconcile');
  };

  // eslint-disable-next-line solid/reactivity -- asked for the device alone, which never changes
  opened.follow((value) => takeIn(value, 'receive'));
  if (opened.unreadable) {
    // eslint-disable-next-line solid/reactivity -- asks for the game that was just dealt
    protect(opened.unreadable.value, opened.unreadable.error, opened.found === 'unreadable');
  }
  if (opened.found === 'none' || opened.unreadable) replica.rewrite();
  // eslint-disable-next-line solid/reactivity -- asks for the table as it is then
  if (opened.found === 'failed') void readAtLast();

  return {
    table,
    act,
    reread,
    isLost: opened.found === 'unreadable',
    failing: saver.failing,
    unread: saver.unread,
    onLaidAside: (listener) => void laidAside.push(listener),
    onAdopted: (listener) => void listeners.push(listener),
  };
}
