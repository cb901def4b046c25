import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { pickUp, unfinishedOf } from '../../components/state/table/other-games';
import { dealAnother, moveIn, takeBack } from '../../components/state/table/table-changes';
import type { Figures } from '../../components/statistics/figures';
import { WEEKS } from '../../components/statistics/totals';
import {
  type CodedGame,
  dealGame,
  decodeGame,
  encodeGame,
  type Game,
  parseDealCode,
  playPair,
  playStock,
  WORKED_EXAMPLE,
} from '../../engine';
import type { SharedItem } from '../support/shared-item';
import {
  openWithStatistics,
  recordedAll,
  StoredOnDevice,
  SyncedStatistics,
} from '../support/statistics';

afterEach(() => vi.useRealTimers());

type Opened = Awaited<ReturnType<typeof openWithStatistics>>;
/** A game to play: won by its only move, stuck from the start, or neither. */
type Kind = 'win' | 'stuck' | 'open';

let named = 0;
const codeOf = (text: string) => {
  const code = parseDealCode(text);
  if (!code.ok) throw new Error(code.error);
  return code.value;
};

function gameFor(kind: Kind): CodedGame {
  const id = `game-${++named}`;
  if (kind === 'stuck') return dealGame(codeOf('HH1-N-AAAAABW'), { id });
  if (kind === 'open') return dealGame(WORKED_EXAMPLE.code, { id });
  const log = WORKED_EXAMPLE.log.slice(0, -2);
  const game = decodeGame({
    v: 2,
    id,
    deal: WORKED_EXAMPLE.code,
    log,
    undo: 59,
    redo: '',
    time: 90_500,
  });
  if (!game.ok) throw new Error(game.error);
  return game.value;
}

const lastPair = (game: Game) => playPair(game, { slot: 1, partner: 4 });
const moveOf = (kind: Kind) => (kind === 'win' ? lastPair : playStock);

/** Deals a game and makes its first move, as two taps of a player do. */
function play({ shared }: Opened, kind: Kind): string {
  const game = gameFor(kind);
  shared.act(dealAnother(game, shared.table().current, Date.now()));
  shared.act(moveIn(shared.table(), game.time, Date.now(), moveOf(kind)));
  return game.id;
}

const countsOf = ({ played, won, lost, open, streak, bestStreak }: Figures) => ({
  played,
  won,
  lost,
  open,
  streak,
  bestStreak,
});

interface Modelled {
  readonly id: string;
  readonly kind: Kind;
  begun: boolean;
  won: boolean;
}

/** The rules of counting, as a player would tell them. */
class Model {
  current: Modelled = { id: '', kind: 'open', begun: false, won: false };
  left: Modelled | null = null;
  aside: Modelled[] = [];
  /** Games that are over, in order: whether each was won. */
  over: boolean[] = [];

  #layAside(game: Modelled) {
    this.aside = [game, ...this.aside];
    if (this.aside.length > 5) {
      this.aside.pop();
      this.over.push(false);
    }
  }

  #leave(game: Modelled) {
    if (!game.begun || game.won) return;
    if (game.kind === 'stuck') this.over.push(false);
    else this.#layAside(game);
  }

  #settle() {
    const { left } = this;
    this.left = null;
    if (left) this.#leave(left);
  }

  deal(game: Modelled) {
    if (this.current.begun && !this.current.won) this.left = this.current;
    this.current = game;
  }

  move() {
    if (this.current.won) return;
    this.#settle();
    this.current.begun = true;
    if (this.current.kind !== 'win') return;
    this.current.won = true;
    this.over.push(true);
  }

  takeBack() {
    if (!this.left) return;
    this.current = this.left;
    this.left = null;
  }

  pickUp(id: string) {
    if (this.left?.id === id) return this.takeBack();
    const game = this.aside.find((one) => one.id === id);
    if (!game) return;
    const leaving = this.current;
    this.aside = this.aside.filter((one) => one !== game);
    this.current = game;
    this.#settle();
    this.#leave(leaving);
  }

  counts() {
    const over = this.left?.kind === 'stuck' ? [...this.over, false] : this.over;
    const open = [this.current, this.left, ...this.aside].filter(
      (game) => game?.begun && !game.won && !(game === this.left && game.kind === 'stuck'),
    ).length;
    let [streak, bestStreak] = [0, 0];
    for (const won of over) {
      streak = won ? streak + 1 : 0;
      bestStreak = Math.max(bestStreak, streak);
    }
    const won = over.filter(Boolean).length;
    return { played: over.length + open, won, lost: over.length - won, open, streak, bestStreak };
  }
}

const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('win', 'stuck', 'open') },
    {
      weight: 3,
      arbitrary: fc.constantFrom('new', 'take-back', 'move', 'pick-up', 'other-surface'),
    },
    { weight: 1, arbitrary: fc.constantFrom('reload', 'twice') },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 9 }) },
  ),
  { maxLength: 25, size: 'max' },
);

describe('whatever is done, in whatever order,', () => {
  it('every game is counted once, on every surface', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const stored = new StoredOnDevice();
        let surfaces = [await openWithStatistics(stored), await openWithStatistics(stored)];
        let [surface] = surfaces as [Opened, Opened];
        const model = new Model();
        const reload = async () => {
          for (const { dispose } of surfaces) dispose();
          surfaces = [await openWithStatistics(stored), await openWithStatistics(stored)];
          surface = surfaces[0] as Opened;
        };
        await recordedAll();
        model.current = {
          id: surface.shared.table().current.id,
          kind: 'open',
          begun: false,
          won: false,
        };
        for (const step of list) {
          const { shared } = surface;
          if (step === 'win' || step === 'stuck' || step === 'open') {
            const id = play(surface, step);
            model.deal({ id, kind: step, begun: false, won: false });
            model.move();
          } else if (step === 'new') {
            const game = gameFor('open');
            shared.act(dealAnother(game, shared.table().current, Date.now()));
            model.deal({ id: game.id, kind: 'open', begun: false, won: false });
          } else if (step === 'take-back') {
            shared.act(takeBack(Date.now()));
            model.takeBack();
          } else if (step === 'move') {
            if (model.current.kind === 'win') continue;
            shared.act(moveIn(shared.table(), 0, Date.now(), playStock));
            model.move();
          } else if (step === 'pick-up') {
            const game = unfinishedOf(shared.table()).at(-1);
            if (!game) continue;
            shared.act(pickUp(game, shared.table().current, Date.now()));
            model.pickUp(game.id);
          } else if (step === 'other-surface') {
            surface = surfaces[surfaces.indexOf(surface) ^ 1] as Opened;
          } else if (step === 'reload') {
            await reload();
          } else if (step === 'twice') {
            // What was recorded is there again, as after a crash before it left the table.
            const game = stored.game.value as { finished: unknown[] };
            const history = stored.history.value as { games: unknown[] } | null;
            stored.game.set({ ...game, finished: history?.games.slice(0, 3) ?? [], writer: '' });
            await recordedAll();
          } else {
            // Both die after so many calls of storage, with something to record.
            for (const { dieAfter } of surfaces.filter((one) => one !== surface)) dieAfter(0);
            const id = play(surface, 'win');
            surface.dieAfter(step);
            model.deal({ id, kind: 'win', begun: false, won: false });
            model.move();
            await recordedAll();
            await reload();
          }
          await recordedAll();
          for (const { statistics } of surfaces) {
            const figures = statistics.figures();
            expect(countsOf(figures)).toEqual(model.counts());
            expect(figures.won).toBeLessThanOrEqual(figures.played);
          }
        }
        for (const { dispose } of surfaces) dispose();
      }),
      { numRuns: 60 },
    );
  });
});

describe('a game that is over', () => {
  it('counts once, however often the recording is stopped on its way', {
    timeout: 30_000,
  }, async () => {
    for (let calls = 0; calls < 10; calls++) {
      const stored = new StoredOnDevice();
      const first = await openWithStatistics(stored);
      await recordedAll();
      play(first, 'win');
      first.dieAfter(calls);
      await recordedAll();
      first.dispose();
      const second = await openWithStatistics(stored);
      await recordedAll();
      expect(second.statistics.figures(), String(calls)).toMatchObject({ played: 1, won: 1 });
      expect(stored.game.value).toMatchObject({ finished: [] });
      expect(stored.history.value).toMatchObject({ games: [{ deal: WORKED_EXAMPLE.code }] });
      second.dispose();
    }
  });

  it('counts no more after a reset, also one that storage refuses at first', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stored = new StoredOnDevice();
    const opened = await openWithStatistics(stored);
    const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
    play(opened, 'win');
    await pass(100);
    expect(opened.statistics.figures()).toMatchObject({ played: 1, won: 1 });
    const refusing = vi.spyOn(stored.statistics, 'set').mockImplementation(() => {
      throw new Error('full');
    });
    opened.statistics.reset();
    await pass(100);
    expect(opened.statistics.figures()).toMatchObject({ played: 0, won: 0 });
    expect(opened.statistics.failing()).toBe(true);
    refusing.mockRestore();
    await pass(5000);
    expect(opened.statistics.failing()).toBe(false);
    opened.dispose();
    const again = await openWithStatistics(stored);
    await pass(100);
    expect(again.statistics.figures()).toMatchObject({ played: 0, won: 0 });
    expect(again.statistics.canBringBack()).toBe(true);
    again.dispose();
  });

  it('is not said to be none while that cannot be read', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stored = new StoredOnDevice();
    const first = await openWithStatistics(stored);
    play(first, 'win');
    await vi.advanceTimersByTimeAsync(100);
    first.dispose();
    const surfaceOf = (item: SharedItem) => ({
      ...item.surface(),
      get: () => (fails ? Promise.reject(new Error('none')) : item.surface().get()),
    });
    let fails = false;
    const [history, statistics] = [stored.history, stored.statistics];
    const later = new StoredOnDevice(stored.synced);
    Object.assign(later, {
      game: stored.game,
      history: { surface: () => surfaceOf(history) },
      statistics: { surface: () => surfaceOf(statistics) },
    });
    fails = true;
    const again = await openWithStatistics(later);
    again.statistics.history();
    await vi.advanceTimersByTimeAsync(100);
    expect(again.statistics.isRead()).toBe(false);
    expect(again.statistics.failing()).toBe(true);
    expect(again.statistics.history()).toBeNull();
    fails = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(again.statistics.failing()).toBe(false);
    expect(again.statistics.figures()).toMatchObject({ played: 1, won: 1 });
    expect(again.statistics.history()).toHaveLength(1);
    again.dispose();
  });

  it('is counted when it was won on two surfaces at once', async () => {
    const stored = new StoredOnDevice();
    const [one, other] = [await openWithStatistics(stored), await openWithStatistics(stored)];
    const game = gameFor('win');
    one.shared.act(dealAnother(game, one.shared.table().current, Date.now()));
    await recordedAll();
    for (const { shared } of [one, other]) {
      shared.act(moveIn(shared.table(), game.time, Date.now(), lastPair));
    }
    await recordedAll();
    for (const { statistics } of [one, other]) {
      expect(statistics.figures()).toMatchObject({
        played: 1,
        won: 1,
        bestTime: 90,
        fewestMoves: 60,
      });
    }
  });

  it('is in the history with all that is shown of it, the last hundred of them', {
    timeout: 30_000,
  }, async () => {
    const stored = new StoredOnDevice();
    const opened = await openWithStatistics(stored);
    for (let game = 0; game < 130; game++) {
      play(opened, 'win');
      if (game > 60) await recordedAll();
    }
    const last = play(opened, 'win');
    await recordedAll();
    opened.statistics.history();
    await recordedAll();
    const history = opened.statistics.history() ?? [];
    expect(history).toHaveLength(100);
    expect(history[0]?.game).toMatchObject({ id: last, code: WORKED_EXAMPLE.code, time: 90_500 });
    expect(opened.statistics.figures()).toMatchObject({ played: 131, won: 131, bestStreak: 131 });
    expect(stored.game.value).toMatchObject({ finished: [] });
  });
});

describe('a reset', () => {
  it('counts no game that was over, or begun, and can be brought back', async () => {
    const stored = new StoredOnDevice();
    const { statistics, ...opened } = await openWithStatistics(stored);
    play({ statistics, ...opened }, 'win');
    play({ statistics, ...opened }, 'stuck');
    play({ statistics, ...opened }, 'open');
    await recordedAll();
    expect(countsOf(statistics.figures())).toMatchObject({ played: 3, won: 1, lost: 1, open: 1 });
    expect(statistics.canBringBack()).toBe(false);
    statistics.reset();
    await recordedAll();
    expect(statistics.figures()).toMatchObject({ played: 0, won: 0, percentage: null });
    const again = await openWithStatistics(stored);
    await recordedAll();
    expect(again.statistics.figures()).toMatchObject({ played: 0 });
    expect(again.statistics.canBringBack()).toBe(true);
    again.statistics.bringBack();
    await recordedAll();
    for (const one of [statistics, again.statistics]) {
      expect(countsOf(one.figures())).toMatchObject({ played: 3, won: 1, lost: 1, open: 1 });
      expect(one.canBringBack()).toBe(false);
    }
  });

  it('counts none of the fifty games that an import leaves unfinished', async () => {
    const stored = new StoredOnDevice();
    const begun = (index: number) => ({
      ...encodeGame(gameFor('open')),
      id: `begun-${index}`,
      log: '1',
      undo: 1,
    });
    const [current, ...unfinished] = Array.from({ length: 50 }, (_, index) => begun(index));
    stored.game.set({ ...current, rev: 1, writer: 'import', base: '', unfinished, plays: {} });
    const opened = await openWithStatistics(stored);
    await recordedAll();
    expect(opened.statistics.figures().open).toBe(50);
    opened.statistics.reset();
    await recordedAll();
    const { writes } = stored.statistics;
    const again = await openWithStatistics(stored);
    await recordedAll();
    for (const { statistics } of [opened, again]) expect(statistics.figures().open).toBe(0);
    // What is stored is what was to be stored: the next surface has nothing to mend.
    expect(stored.statistics.writes).toBe(writes);
  });

  it('made twice is taken back step by step', async () => {
    const opened = await openWithStatistics(new StoredOnDevice());
    const { statistics } = opened;
    const played: number[] = [];
    const then = async (act: () => void) => {
      act();
      await recordedAll();
      played.push(statistics.figures().played);
    };
    await then(() => play(opened, 'win'));
    await then(statistics.reset);
    await then(() => play(opened, 'win'));
    await then(() => play(opened, 'win'));
    await then(statistics.reset);
    await then(statistics.bringBack);
    expect(statistics.canBringBack()).toBe(true);
    await then(statistics.bringBack);
    expect(played).toEqual([1, 0, 1, 2, 0, 2, 3]);
    expect(statistics.canBringBack()).toBe(false);
  });

  it('can be made again where a wrong clock made the last one', async () => {
    const stored = new StoredOnDevice();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2099, 0, 1) });
    const opened = await openWithStatistics(stored);
    opened.statistics.reset();
    await recordedAll();
    vi.setSystemTime(Date.UTC(2026, 10, 30));
    play(opened, 'win');
    await recordedAll();
    // What is played after it counts, whatever the clock had said.
    expect(opened.statistics.figures().played).toBe(1);
    opened.statistics.reset();
    await recordedAll();
    vi.setSystemTime(Date.UTC(2026, 10, 30, 1));
    play(opened, 'win');
    await recordedAll();
    expect(opened.statistics.figures().played).toBe(1);
  });
});

describe('several devices', () => {
  const openTwo = async () => {
    const synced = new SyncedStatistics();
    const [here, there] = [new StoredOnDevice(synced, 'here'), new StoredOnDevice(synced, 'there')];
    return {
      synced,
      here,
      there,
      one: await openWithStatistics(here),
      other: await openWithStatistics(there),
    };
  };

  it('are added up on each of them, and a reset on one holds on both', async () => {
    const { one, other, synced } = await openTwo();
    play(one, 'win');
    play(other, 'win');
    await recordedAll();
    for (const { statistics } of [one, other]) {
      expect(statistics.figures()).toMatchObject({ played: 2, won: 2, streak: 2 });
    }
    expect(synced.values.size).toBe(2);
  });

  it('do not count twice what both have played', async () => {
    const { one, other } = await openTwo();
    const id = play(one, 'win');
    const game = { ...gameFor('win'), id };
    other.shared.act(dealAnother(game, other.shared.table().current, Date.now()));
    other.shared.act(moveIn(other.shared.table(), 100, Date.now(), lastPair));
    await recordedAll();
    for (const { statistics } of [one, other]) {
      expect(statistics.figures()).toMatchObject({ played: 1, won: 1 });
    }
  });

  it('are told at most twice a minute, and of nothing that they know', {
    timeout: 30_000,
  }, async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'],
      now: Date.UTC(2026, 10, 30),
    });
    const wait = () => vi.advanceTimersByTimeAsync(1);
    const { one, here, synced } = await openTwo();
    for (let second = 0; second < 60; second++) {
      play(one, 'win');
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(synced.writes).toBeLessThanOrEqual(3);
    await vi.advanceTimersByTimeAsync(60_000);
    const told = synced.writes;
    one.dispose();
    const again = await openWithStatistics(here);
    await wait();
    expect(again.statistics.figures()).toMatchObject({ played: 60, won: 60 });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(synced.writes).toBe(told);
  });

  it('stay apart when the player does not want them synced', async () => {
    const { synced, other } = await openTwo();
    play(other, 'win');
    await recordedAll();
    const apart = await openWithStatistics(new StoredOnDevice(synced, 'apart'), () => false);
    play(apart, 'win');
    await recordedAll();
    expect(apart.statistics.figures()).toMatchObject({ played: 1, won: 1 });
    expect(synced.values.size).toBe(1);
  });

  it('that the browser refuses to sync count all the same', async () => {
    const { synced, one } = await openTwo();
    synced.refuses = true;
    play(one, 'win');
    await recordedAll();
    expect(one.statistics.figures()).toMatchObject({ played: 1, won: 1 });
    expect(one.shared.table().finished).toEqual([]);
  });

  it('leave room for what else is synced', async () => {
    const { synced, one } = await openTwo();
    for (let device = 0; device < 13; device++)
      synced.values.set(`old-${device}`, 'x'.repeat(7000));
    play(one, 'win');
    await recordedAll();
    expect(synced.writes).toBe(0);
    expect(one.statistics.figures()).toMatchObject({ played: 1, won: 1 });
  });
});

describe('a stored value that is damaged', () => {
  const asideOf = async (key: string) =>
    Object.entries(await browser.storage.local.get(null))
      .filter(([name]) => name.startsWith(`${key}-put-aside-`))
      .map(([, value]) => value);

  it.each([
    ['no statistics at all', 'hello'],
    ['newer', { v: 2, games: {} }],
    ['with one bad game', { v: 1, device: 'd', games: [['x', 'y']], open: [] }],
  ])('(%s) is put aside once, the player is told, and play goes on', async (_, value) => {
    const stored = new StoredOnDevice();
    stored.statistics.value = value;
    stored.history.value = value;
    const [one, other] = [await openWithStatistics(stored), await openWithStatistics(stored)];
    await recordedAll();
    expect(one.statistics.damaged() || other.statistics.damaged()).toBe(true);
    play(one, 'win');
    await recordedAll();
    expect(await asideOf('statistics')).toEqual([value]);
    expect(await asideOf('history')).toEqual([value]);
    for (const { statistics } of [one, other]) {
      expect(statistics.figures()).toMatchObject({ played: 1, won: 1 });
    }
    const again = await openWithStatistics(stored);
    await recordedAll();
    expect(again.statistics.damaged()).toBe(false);
  });

  it('of finished games is put aside as soon as they are asked for', async () => {
    const stored = new StoredOnDevice();
    stored.history.value = { v: 1, games: ['x'] };
    const { statistics } = await openWithStatistics(stored);
    await recordedAll();
    expect([statistics.damaged(), await asideOf('history')]).toEqual([false, []]);
    statistics.history();
    await recordedAll();
    expect([statistics.damaged(), await asideOf('history')]).toEqual([
      true,
      [{ v: 1, games: ['x'] }],
    ]);
  });

  it('is made good from what the other devices know of it', async () => {
    const stored = new StoredOnDevice();
    const first = await openWithStatistics(stored);
    play(first, 'win');
    await recordedAll();
    first.dispose();
    stored.statistics.value = null;
    const second = await openWithStatistics(stored);
    await recordedAll();
    expect(second.statistics.figures()).toMatchObject({ played: 1, won: 1 });
    expect(stored.statistics.value).toMatchObject({
      games: [[expect.any(String), expect.any(Number), 0, 60, 90]],
    });
  });

  it('of any kind hinders nothing', { timeout: 30_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (statistics, history) => {
        const stored = new StoredOnDevice();
        stored.statistics.value = statistics;
        stored.history.value = history;
        stored.synced.values.set('other', history);
        const opened = await openWithStatistics(stored);
        await recordedAll();
        play(opened, 'win');
        await recordedAll();
        expect(opened.statistics.figures().won).toBe(1);
        opened.statistics.history();
        await recordedAll();
        expect(opened.statistics.history()).toHaveLength(1);
        opened.dispose();
      }),
      { numRuns: 100 },
    );
  });
});

it('wins of this day are in the calendar', async () => {
  const opened = await openWithStatistics(new StoredOnDevice());
  play(opened, 'win');
  await recordedAll();
  const { wins } = opened.statistics.figures();
  expect([...wins.values()]).toEqual([1]);
  expect(WEEKS).toBeGreaterThan(4);
});
