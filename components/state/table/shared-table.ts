import { type Accessor, batch, createSignal, onCleanup } from 'solid-js';
import type { SavedGameError } from '../../../engine';
import type { StoredItem } from '../storage/storage';
import { textOf } from '../storage/text-of';
import type { Unreadables } from '../storage/unreadable';
import { answerOf, within } from '../storage/within';
import type { OpenedTable } from './open-table';
import { type Change, createReplica } from './replica';
import { createSaver } from './saver';
import { decodeTable, encodeTable, type Table } from './stored-table';

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

  /** How often something was heard of storage while it was not known what is stored. */
  let heard = 0;
  /**
   * After a first read that failed: finds out what is stored, throws if storage does not answer. If
   * something was played meanwhile, it goes on, and what is stored is laid aside.
   */
  const findOut = async () => {
    const [{ gamesBeside }, { goOnWith, keepFound }] = await Promise.all([
      import('./games-beside'),
      import('./keep-found'),
    ]);
    let value: unknown;
    // What is told of during a read may be newer than what it answers.
    for (let before = -1; before !== heard; ) {
      before = heard;
      value = await answerOf(item.get());
    }
    // It was told of meanwhile, and taken over.
    if (!saver.unread()) return;
    // All in one go: what is told of from now on was made from this value.
    saver.known();
    if (value == null) return replica.rewrite();
    const stored = decodeTable(value, table().device);
    const error = stored.ok ? stored.value.damage : stored.error;
    if (error) protect(value, error, false);
    if (stored.ok && table() === opened.table) {
      return replica.reconcile(stored.value.table, stored.value.stamp);
    }
    const at = Date.now();
    if (!stored.ok) return void act(keepFound(gamesBeside(value), at), false);
    // Of what another surface stores at this moment, the same is made.
    const standIn = table();
    replica.beginFrom(stored.value.table, stored.value.stamp);
    act(goOnWith(standIn, at), false);
    for (const listener of laidAside) listener();
  };
  let finding: Promise<void> | null = null;
  const readAtLast = () => {
    finding ??= findOut().finally(() => {
      finding = null;
    });
    return finding;
  };
  /** After a write that failed: others may have stored something meanwhile. */
  const tryAgain = async () => {
    // It is read first in any case.
    if (saver.unread()) return replica.rewrite();
    const read = await within(item.get());
    const stored = read.ok ? decodeTable(read.value, table().device) : null;
    if (stored?.ok && !stored.value.damage) replica.retry(stored.value.table, stored.value.stamp);
    else replica.rewrite();
  };
  const saver = createSaver(item, opened.found === 'failed', readAtLast, tryAgain);

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

  const takeIn = (value: unknown, way: 'receive' | 'reconcile' | 'catchUp') => {
    let how = way;
    const stored = value == null ? null : decodeTable(value, table().device);
    if (saver.unread()) {
      heard++;
      if (!stored?.ok || table() !== opened.table) {
        readAtLast().catch(() => {
          // It is read again and again.
        });
        return;
      }
      saver.known();
      how = 'reconcile';
    }
    if (!stored) return;
    const error = stored.ok ? stored.value.damage : stored.error;
    // Once while it lies there: two surfaces must not answer each other for ever.
    const isNews = error !== null && textOf(value) !== lastUnreadable;
    if (isNews) protect(value, error, false);
    if (error === null) lastUnreadable = undefined;
    if (stored.ok) replica[how](stored.value.table, stored.value.stamp);
    else if (isNews) replica.rewrite();
  };

  const reread = async (how: 'reconcile' | 'catchUp' = 'reconcile') => {
    // If storage does not answer, the game on show stays, and the next move is tried anyway.
    const read = await within(item.get());
    if (read.ok) takeIn(read.value, how);
  };

  const readUntilAnswered = () => {
    readAtLast().catch(() => {
      readTimer = setTimeout(readUntilAnswered, READ_AGAIN);
    });
  };

  // eslint-disable-next-line solid/reactivity -- asked for the device alone, which never changes
  opened.follow((value) => takeIn(value, 'receive'));
  if (opened.unreadable) {
    // eslint-disable-next-line solid/reactivity -- asks for the game that was just dealt
    protect(opened.unreadable.value, opened.unreadable.error, opened.found === 'unreadable');
  }
  if (opened.found === 'none' || opened.unreadable) replica.rewrite();
  // eslint-disable-next-line solid/reactivity -- asks for the table as it is then
  if (opened.found === 'failed') readUntilAnswered();

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
