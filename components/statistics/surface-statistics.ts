import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { inLock } from '../state/storage/in-lock';
import { createRetry } from '../state/storage/retry';
import type { SharedTable } from '../state/table/shared-table';
import type { FinishedGame } from '../state/table/stored-table';
import { afterAll, noStatistics, type Reset, resetOf, type Statistics } from './device-statistics';
import { type Figures, figuresOf } from './figures';
import { LATEST_RECORDED, recordOf } from './game-record';
import { type Items, keepAside, readOthers, record, STORED, share } from './record-and-share';
import { decodeHistory, withFinished } from './stored-history';
import { decodeStatistics, MOST_RESETS } from './stored-statistics';
import { lostOnLeaving, openOf, withTable } from './with-table';

/** The statistics and the finished games, as a surface shows them. */
export interface SurfaceStatistics {
  readonly figures: () => Figures;
  /** Whether stored figures or games could not be read; they have been put aside. */
  readonly damaged: Accessor<boolean>;
  /** Whether what is stored cannot be read or changed just now; it is tried again. */
  readonly failing: Accessor<boolean>;
  /** Whether it is known what is stored. */
  readonly isRead: Accessor<boolean>;
  /** From now on only games count that are not over yet. */
  readonly reset: () => void;
  /** Whether a reset can be taken back. */
  readonly canBringBack: () => boolean;
  readonly bringBack: () => void;
  /** The last finished games, the latest first; null until they are read, on the first call. */
  readonly history: () => readonly FinishedGame[] | null;
}

/** What the statistics work with. */
export interface SurfaceStatisticsOptions {
  readonly shared: Pick<SharedTable, 'table' | 'act'>;
  /** Whether the player's devices share their statistics. */
  readonly mayShare: Accessor<boolean>;
  /** Whether the surface is to be seen: out of sight it only takes in what others do. */
  readonly visible: Accessor<boolean>;
  readonly items?: Items;
}

/** The least time between two writes for the other devices, in milliseconds: they are rationed. */
const PAUSE = 30_000;
/** The same, while they are refused over and over. */
const LONGEST_PAUSE = 16 * PAUSE;

const unchanged = (statistics: Statistics) => statistics;
const withReset = (reset: Reset) => (statistics: Statistics) => ({ ...statistics, reset });

/**
 * The statistics of a surface: records what is over, follows other surfaces and devices, and shares
 * with them. To be created inside a reactive root, once in the life of a page.
 */
export function createSurfaceStatistics(options: SurfaceStatisticsOptions): SurfaceStatistics {
  const { shared, mayShare, visible, items = STORED } = options;
  const { table } = shared;
  const [mine, setMine] = createSignal(noStatistics(table().device));
  const [others, setOthers] = createSignal<readonly Statistics[]>([]);
  const [kept, setKept] = createSignal<readonly FinishedGame[] | null>(null);
  const [damaged, setDamaged] = createSignal(false);
  const [isRead, setRead] = createSignal(false);
  const trying = createRetry(() => updateOnce());
  const tryingHistory = createRetry(() => readHistory());
  onCleanup(() => {
    trying.stop();
    tryingHistory.stop();
  });

  let shareable = 0;
  let pause = PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));

  const shareInTime = async (statistics: Statistics) => {
    const wait = shareable - performance.now();
    clearTimeout(timer);
    try {
      if (wait > 0) timer = setTimeout(updateOnce, Math.ceil(wait));
      else if (await share(items, statistics)) {
        pause = PAUSE;
        shareable = performance.now() + pause;
      }
    } catch {
      // What is here is well; the others hear of it later.
      timer = setTimeout(updateOnce, pause);
      shareable = performance.now() + pause;
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    }
  };

  let isDue = false;
  /** What the player has changed and is not stored yet; made twice, it changes nothing more. */
  let change = unchanged;
  /** Brings what is stored up to date. What fails is tried again. */
  const update = () =>
    inLock('statistics', async () => {
      isDue = false;
      const now = change;
      const done = await record(items, shared, mayShare(), now);
      if (change === now) change = unchanged;
      setMine(change(done.statistics));
      setRead(true);
      setOthers(done.others);
      if (done.error) setDamaged(true);
      if (mayShare()) await shareInTime(done.statistics);
    }).then(trying.succeeded, () => {
      // Else it is seen when it is stored: whoever closes the page then has not lost it.
      setMine(change);
      trying.failed();
    });
  /** One update does for all that wait, and none is made out of sight. */
  const updateOnce = () => {
    if (isDue || !visible()) return;
    isDue = true;
    void update();
  };

  /** What there is to record: a text that is another when that is. */
  const due = createMemo(() =>
    [...table().finished.map(({ game }) => game.id), '', ...openOf(table())].join(' '),
  );
  createEffect(on([due, mayShare, visible], updateOnce));

  // eslint-disable-next-line solid/reactivity -- asked for the device alone, which never changes
  items.statistics.follow((value) => setMine(decodeStatistics(value, mine().device).statistics));
  // eslint-disable-next-line solid/reactivity -- asks for the settings as they are then
  items.devices.follow(async () => {
    if (mayShare()) setOthers(await readOthers(items, mine().device));
  });

  let isAsked = false;
  const followHistory = () => {
    isAsked = true;
    items.history.follow(takeHistory);
    void readHistory();
  };
  const takeHistory = (value: unknown) => {
    const read = decodeHistory(value);
    if (read.error)
      keepAside('history', value, read.error).then(
        () => setDamaged(true),
        () => {},
      );
    setKept(read.games);
  };
  const readHistory = () =>
    items.history.get().then(takeHistory).then(tryingHistory.succeeded, tryingHistory.failed);

  const reset = () => resetOf([mine(), ...others()]);
  /** Later than any other, also where a clock was wrong. */
  const set = (since: number, before: readonly number[]) => {
    const at = Math.min(Math.max(Date.now(), reset().at + 1), LATEST_RECORDED);
    change = withReset({ since, before, at });
    void update();
  };

  return {
    figures: () => {
      // A clock that was set back does not hide what is played after a reset.
      const now = Math.max(Date.now(), reset().since + 1);
      const own = withTable(mine(), table(), now);
      const lost = lostOnLeaving(table());
      const counts = lost && (own.open.get(lost.id) ?? now) > reset().since;
      return figuresOf([own, ...others()], counts ? [recordOf({ game: lost, at: now })] : []);
    },
    damaged,
    failing: () => trying.failing() || tryingHistory.failing(),
    isRead,
    reset: () => {
      const { since, before } = reset();
      set(
        Math.min(afterAll([mine(), ...others()]), LATEST_RECORDED),
        [...before, since].slice(-MOST_RESETS),
      );
    },
    canBringBack: () => reset().before.length > 0,
    bringBack: () => set(reset().before.at(-1) ?? -1, reset().before.slice(0, -1)),
    history: () => {
      if (!isAsked) followHistory();
      const games = kept();
      return games && withFinished(games, table().finished);
    },
  };
}
