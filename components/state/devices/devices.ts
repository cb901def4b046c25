import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  onCleanup,
  untrack,
} from 'solid-js';
import { formatLog } from '../../../engine';
import type { StoredItem } from '../storage/storage';
import { unreadables } from '../storage/unreadable';
import { answerOf, within } from '../storage/within';
import { isUnfinished } from '../table/laying-aside';
import type { Table } from '../table/stored-table';
import type { TableChange } from '../table/table-changes';
import { includes, isSame } from './compare-plays';
import { chooseOurs, chooseTheirs, knowingAll, takeOver } from './device-changes';
import { decodeSharedGame, encodeSharedGame, type SharedGame } from './shared-game';
import { mayWrite, PACE, recentWrites, SLOWEST } from './sharing-pace';

/** The player's other devices, by the browser's own sync. */
export interface Devices {
  /** The game of another device, when that and ours were both played on: the player must choose. */
  readonly conflict: Accessor<SharedGame | null>;
  readonly choose: (whose: 'ours' | 'theirs') => void;
  /** Leaves the choice for later. */
  readonly postpone: () => void;
}

/** What the sharing of a surface works with. */
export interface DevicesOptions {
  readonly table: Accessor<Table>;
  /** Puts another table on the surface. */
  readonly replace: (change: TableChange, kind?: 'gone-on') => void;
  readonly item: StoredItem;
  /** Whether the player wants the game to be shared. */
  readonly enabled: Accessor<boolean>;
  /** Whether the page can be seen: others do nothing by themselves. */
  readonly visible: Accessor<boolean>;
  /** Runs something while no other surface of this device does the same. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Whether the game of this device was lost: then the one that it has shared last is all there is of it. */
  readonly isLost?: boolean;
  /** Keeps a value that cannot be read, before it is written over. */
  readonly keepAside?: (value: unknown, newer: boolean) => Promise<unknown>;
}

/** How the game shared last stands to ours. */
type Relation = 'unknown' | 'same' | 'ours-later' | 'theirs-later' | 'both-played-on';

const isSamePosition = ({ current }: Table, { game }: SharedGame) =>
  current.id === game.id && formatLog(current.game.log) === formatLog(game.game.log);

/** Whether others know of ours already. */
const isShared = (table: Table, theirs: SharedGame | null) =>
  theirs !== null && isSame(table.plays, theirs.plays) && isSamePosition(table, theirs);

/** Shares the game in progress with the player's other devices; for use in a reactive root. */
export function followDevices(options: DevicesOptions): Devices {
  const { table, replace, item, enabled, visible, alone, isLost = false } = options;
  const { keepAside = (value, newer) => unreadables.putAside({ name: 'devices', value, newer }) } =
    options;
  /** What is shared now: null for nothing, undefined while that is not known, or not to be read. */
  const [shared, setShared] = createSignal<SharedGame | null>();
  const [postponed, setPostponed] = createSignal<SharedGame | null>(null);
  let ownWrites: readonly number[] = [];
  let taken: string | undefined;
  /** What was shared when this page was opened, and whether ours was put in its place since. */
  let found: { readonly game: SharedGame | null; readonly isReplaced: boolean } | undefined;
  const isPlayedHere = () => Object.hasOwn(table().plays, table().device);

  const take = (value: unknown, isFirst = false) => {
    // The same once more is no news.
    const text = JSON.stringify(value ?? null);
    if (text === taken) return;
    taken = text;
    const decoded = value == null ? null : decodeSharedGame(value);
    if (isFirst)
      found = { game: decoded?.ok ? decoded.value : null, isReplaced: !isLost && !isPlayedHere() };
    setShared(decoded?.ok ? decoded.value : decoded && undefined);
    if (!decoded || decoded.ok) return;
    const newer = decoded.error === 'newer-version';
    keepAside(value, newer).then(
      // That of a newer version stays: its device knows what to do with ours.
      () => newer || text !== taken || setShared(null),
      () => {
        // It is tried again when it is read again; until then nothing is written over it.
        taken = undefined;
      },
    );
  };
  const read = async () => {
    const answer = await within(item.get());
    if (!answer.ok) return;
    const isFirst = found === undefined;
    found ??= { game: null, isReplaced: false };
    take(answer.value, isFirst);
  };

  const relation = createMemo((): Relation => {
    const theirs = shared();
    const { plays, device } = table();
    if (!enabled() || theirs === undefined) return 'unknown';
    const ours = isPlayedHere() && !isShared(table(), theirs) ? 'ours-later' : 'same';
    if (theirs === null || includes(plays, theirs.plays)) return ours;
    if (theirs.device === device) {
      const isFound = theirs === found?.game;
      // What is stored on this device is what counts, whatever it had shared before that: one that knows
      // nothing of this device was put in its place.
      if ((isFound && found?.isReplaced) || (!isLost && !isPlayedHere())) return ours;
      // Another page has shared it, and is about to store it; only what was there before this page comes
      // from elsewhere: the profile was set back, or copied.
      if (!isFound) return 'unknown';
    }
    return includes(theirs.plays, plays) ? 'theirs-later' : 'both-played-on';
  });

  /** Whose game goes on without a question, where both were played on; null to ask. */
  const obvious = (theirs: SharedGame): 'ours' | 'theirs' | null => {
    if (!isUnfinished(theirs.game) || isSamePosition(table(), theirs)) return 'ours';
    return isUnfinished(table().current) ? null : 'theirs';
  };
  const choose = (whose: 'ours' | 'theirs') => {
    const theirs = shared();
    if (!theirs) return;
    if (whose === 'ours') replace(chooseOurs(theirs, Date.now()));
    else replace(chooseTheirs(theirs, Date.now()), 'gone-on');
  };

  createEffect(() => {
    const theirs = shared();
    if (!theirs || !visible()) return;
    if (relation() === 'theirs-later') {
      untrack(() => replace(takeOver(theirs, Date.now()), 'gone-on'));
    } else if (relation() === 'both-played-on') {
      const whose = theirs === postponed() ? null : obvious(theirs);
      if (whose) untrack(() => choose(whose));
    }
  });

  /** Shares our game as it is now; null when that would be too often. */
  const write = (): Promise<void> | null => {
    const now = Date.now();
    const { device } = table();
    const theirs = shared();
    const before = theirs?.device === device ? theirs.writes : [];
    const recent = recentWrites([...before, ...ownWrites], now);
    if (!mayWrite(recent)) return null;
    ownWrites = [...recent, now];
    // So that other devices see that this is news.
    if (theirs && includes(theirs.plays, table().plays)) replace(knowingAll(theirs, now));
    const value = encodeSharedGame(table(), ownWrites);
    return answerOf(item.set(value)).then(() => take(value));
  };
  /** The page goes, perhaps for good: what was played since is shared at once. */
  const writeAtOnce = () => {
    // If it is refused, the next surface shares it.
    if (relation() === 'ours-later') write()?.catch(() => {});
  };
  const writeInTurn = () =>
    // eslint-disable-next-line solid/reactivity -- asks for all as it is when its turn comes
    alone(async () => {
      // Another surface may have done it, or another device have shared something else.
      await read();
      if (relation() === 'ours-later') await write();
    });

  createEffect(() => {
    if (relation() !== 'ours-later' || !visible()) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (delay: number) => {
      timer = setTimeout(async () => {
        // Refused, or too often: less and less often while it stays so.
        await writeInTurn().catch(() => {});
        if (!isOver) wait(Math.min(2 * delay, SLOWEST));
      }, delay);
    };
    wait(PACE);
    onCleanup(() => {
      isOver = true;
      clearTimeout(timer);
    });
  });
  createEffect(() => {
    if (visible()) void read();
    else untrack(writeAtOnce);
  });
  // eslint-disable-next-line solid/reactivity -- asks for all as it is then
  addEventListener('pagehide', writeAtOnce);
  onCleanup(() => removeEventListener('pagehide', writeAtOnce));
  item.follow((value) => take(value));

  return {
    conflict: () => {
      const theirs = shared() ?? null;
      const isAsked = relation() === 'both-played-on' && theirs !== postponed();
      return isAsked && theirs && obvious(theirs) === null ? theirs : null;
    },
    choose,
    postpone: () => setPostponed(shared() ?? null),
  };
}
