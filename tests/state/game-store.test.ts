import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { putAside, valuesPutAside } from '../../components/state/storage/put-aside';
import type { GameStore } from '../../components/state/table/game-store';
import { dayOf, formatLog, SAVED_GAME_VERSION, WORKED_EXAMPLE } from '../../engine';
import { settled } from '../support/settled';
import { SharedItem } from '../support/shared-item';
import { openStore } from '../support/store';
import { targetsOf } from '../support/targets';

const SAVED = {
  v: SAVED_GAME_VERSION,
  id: 'k3x0q8f2ab',
  deal: 'HH1-N-AAAAAAM',
  log: '8',
  undo: 8,
  redo: '',
  time: 42_000,
};

const asideOf = async () =>
  Object.entries(await browser.storage.local.get(null)).filter(([key]) =>
    key.startsWith('game-put-aside-'),
  );

describe('the saved game', () => {
  it('goes on where it was left', async () => {
    const { store } = await openStore(new SharedItem(SAVED));
    expect(store.coded().code).toBe('HH1-N-AAAAAAM');
    expect(store.coded().game.moves).toBe(8);
    expect(store.seconds()).toBe(42);
    expect(store.undoes()).toBe('move');
  });

  it('is written in the same tick as the move, once', async () => {
    const shared = new SharedItem(SAVED);
    const { store } = await openStore(shared);
    store.tap('stock');
    expect(shared.value).toMatchObject({ deal: 'HH1-N-AAAAAAM', log: '9', undo: 9 });
    store.tap(25);
    store.tap('waste');
    expect(shared.value).toMatchObject({ log: '9yz', undo: 10 });
    await settled();
    expect(shared.writes).toBe(2);
  });

  it('is not written for opening it', async () => {
    const shared = new SharedItem(SAVED);
    await openStore(shared);
    await settled();
    expect(shared.writes).toBe(0);
  });

  it('takes none of those beside it along when it is damaged', async () => {
    const beside = (id: string) => ({ ...SAVED, id, log: '3', undo: 3 });
    const won = {
      ...SAVED,
      id: 'won',
      deal: WORKED_EXAMPLE.code,
      log: WORKED_EXAMPLE.log,
      undo: 0,
    };
    const unfinished = ['u1', 'u2', 'u3', 'u4', 'u5'].map(beside);
    const shared = new SharedItem({
      ...SAVED,
      time: -1,
      unfinished,
      finished: [{ ...won, at: 1_796_000_000_000 }],
      plays: { here: 7 },
    });
    const { store, shared: table, dispose } = await openStore(shared);
    expect(store.unfinished().map(({ id }) => id)).toEqual(['u1', 'u2', 'u3', 'u4', 'u5']);
    expect(table.table().finished.map(({ game }) => game.id)).toEqual(['won']);
    expect(store.coded().game.moves).toBe(0);
    store.tap('stock');
    await vi.waitFor(() =>
      expect(shared.value).toMatchObject({ log: '1', unfinished, plays: { here: 1 } }),
    );
    dispose();
  });

  it('keeps a game that was left for it, also when both are there and it was played on', async () => {
    const left = { ...SAVED, id: 'left', log: '5', undo: 5 };
    const { store } = await openStore(new SharedItem({ ...SAVED, left }));
    expect(store.unfinished().map(({ id }) => id)).toEqual(['left']);
  });

  it('that is damaged twice in a moment is put aside twice, and the same damage again once more', async () => {
    const shared = new SharedItem(SAVED);
    const { store, dispose } = await openStore(shared);
    shared.set({ v: 2, deal: 'odd' });
    shared.set({ v: 2, deal: 'even' });
    await vi.waitFor(async () => expect(await asideOf()).toHaveLength(2));
    await vi.waitFor(() => expect(shared.value).toMatchObject({ id: SAVED.id }));
    store.tap('stock');
    await settled();
    shared.set({ v: 2, deal: 'odd' });
    await vi.waitFor(() => expect(shared.value).toMatchObject({ id: SAVED.id, log: '9' }));
    dispose();
  });

  it('left by one window and picked up by another at the same moment keeps its own time', async () => {
    const shared = new SharedItem({
      ...SAVED,
      unfinished: [{ ...SAVED, id: 'short', time: 5000 }],
      time: 3_600_000,
    });
    const [one, other] = [await openStore(shared), await openStore(shared)];
    const [short] = one.store.unfinished();
    one.store.newGame();
    if (short) other.store.pickUp(short);
    await settled();
    const { current, left, unfinished } = one.shared.table();
    const times = [current, left, ...unfinished].map(
      (game) => game && [game.id, Math.round(game.time / 1000)],
    );
    expect(times).toContainEqual(['short', 5]);
    expect(times).toContainEqual([SAVED.id, 3600]);
    one.dispose();
    other.dispose();
  });

  it('is the deal of the first opening until it is played', async () => {
    const shared = new SharedItem();
    const first = await openStore(shared);
    first.dispose();
    const second = await openStore(shared);
    expect(second.store.coded().code).toBe(first.store.coded().code);
    expect(shared.writes).toBe(1);
  });

  it('keeps a won game won, and its undo gone (rule 17)', async () => {
    const shared = new SharedItem({ ...SAVED, log: WORKED_EXAMPLE.log.slice(0, -2), undo: 59 });
    const { store } = await openStore(shared);
    store.tap(1);
    store.tap(4);
    expect(store.status()).toBe('won');
    expect(store.undoes()).toBeNull();
    const again = await openStore(shared);
    expect(again.store.status()).toBe('won');
    expect(again.store.undoes()).toBeNull();
  });
});

describe('a stored value that is not a game', () => {
  it.each([
    ['damaged', { ...SAVED, log: '8yz' }, false],
    ['truncated', { v: 1, deal: 'HH1-N-AAA' }, false],
    ['no game at all', 'hello', false],
    ['newer', { v: SAVED_GAME_VERSION + 1, deal: 'HH1-N-AAAAAAM', moves: [] }, true],
  ])('(%s) is put aside before a new game is stored', async (_, value, newer) => {
    const shared = new SharedItem(value);
    const { store, unreadables } = await openStore(shared);
    expect(unreadables.first()).toEqual({ name: 'game', value, newer, dealt: store.coded().id });
    expect(store.status()).toBe('playing');
    await settled();
    expect((await asideOf()).map(([, kept]) => kept)).toEqual([value]);
    expect(shared.value).toMatchObject({ v: SAVED_GAME_VERSION, deal: store.coded().code });
    unreadables.dismiss();
    expect(unreadables.first()).toBeNull();
  });

  it('is put aside once by two surfaces, under its date', async () => {
    const shared = new SharedItem('hello');
    await Promise.all([openStore(shared), openStore(shared)]);
    await settled();
    const kept = await asideOf();
    expect(kept.map(([key]) => key)).toEqual([expect.stringContaining(dayOf(new Date()))]);
  });

  it('has the date that it is where the player is', async () => {
    const { TZ } = process.env;
    process.env.TZ = 'Pacific/Kiritimati';
    await putAside({ name: 'game', value: 'hello' }, new Date('2026-11-30T10:49:00Z'));
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
    expect(await valuesPutAside()).toMatchObject([{ date: '2026-12-01' }]);
  });

  it('that comes in while the game is open does not take the board', async () => {
    const shared = new SharedItem(SAVED);
    const { store, unreadables } = await openStore(shared);
    shared.set({ v: 1, deal: 'nonsense' });
    await settled();
    expect(store.coded().game.moves).toBe(8);
    expect(unreadables.first()).toMatchObject({ name: 'game', newer: false, dealt: null });
    expect((await asideOf()).map(([, value]) => value)).toEqual([{ v: 1, deal: 'nonsense' }]);
    expect(shared.value).toMatchObject(SAVED);
  });

  it('leaves other keys alone', async () => {
    await browser.storage.local.set({ other: 'stays' });
    await openStore(new SharedItem(17));
    await settled();
    expect(await browser.storage.local.get('other')).toEqual({ other: 'stays' });
  });
});

describe('games laid aside', () => {
  it('that are damaged do not take the game in progress away', async () => {
    for (const unfinished of ['junk', [5], [{ v: 2 }], [{ ...SAVED, log: 'ab' }]]) {
      const value = { ...SAVED, unfinished };
      const shared = new SharedItem(value);
      const { store, unreadables } = await openStore(shared);
      expect(store.coded().game.moves).toBe(8);
      expect(unreadables.first()?.dealt).toBeNull();
      await settled();
      expect((await asideOf()).map(([, kept]) => kept)).toContainEqual(value);
      expect(shared.value).toMatchObject({ ...SAVED, unfinished: [] });
    }
  });

  it('are the last five left unfinished, and can be picked up again', async () => {
    const { store } = await openStore(new SharedItem(SAVED));
    const codes = [store.coded().code];
    for (let game = 0; game < 6; game++) {
      store.newGame();
      store.tap('stock');
      codes.unshift(store.coded().code);
    }
    expect(store.unfinished().map(({ code }) => code)).toEqual(codes.slice(1, 6));
    const [, second] = store.unfinished();
    if (!second) throw new Error('no second game');
    store.pickUp(second);
    expect(store.coded()).toEqual(second);
    expect(store.unfinished().map(({ code }) => code)).toEqual([
      codes[0],
      codes[1],
      codes[3],
      codes[4],
      codes[5],
    ]);
  });

  it('do not hold won games, nor deals only looked at', async () => {
    const won = { ...SAVED, log: WORKED_EXAMPLE.log, undo: 0 };
    const { store } = await openStore(new SharedItem(won));
    store.newGame();
    store.newGame();
    expect(store.unfinished()).toEqual([]);
    expect(store.undoes()).toBeNull();
  });
});

describe('a save at the limits of what can be counted', () => {
  it.each([
    { ...SAVED, time: 1e12 },
    { ...SAVED, log: '1000000000', undo: 100 },
    { ...SAVED, rev: Number.MAX_SAFE_INTEGER, writer: 'x', base: 'y' },
  ])('goes on, and is never written in a form that cannot be read: %j', async (value) => {
    const shared = new SharedItem(value);
    const surfaces = [await openStore(shared), await openStore(shared)] as const;
    surfaces[0].store.tap('stock');
    surfaces[1].store.tap('stock');
    surfaces[0].store.tap(25);
    await settled();
    expect(shared.writes).toBeLessThan(10);
    expect(await asideOf()).toEqual([]);
    const { unreadables } = await openStore(shared);
    expect(unreadables.first()).toBeNull();
    expect(surfaces[0].store.coded().game).toEqual(surfaces[1].store.coded().game);
  });
});

describe('two surfaces', () => {
  it('follow each other', async () => {
    const shared = new SharedItem(SAVED);
    const [popup, tab] = [await openStore(shared), await openStore(shared)];
    popup.store.tap('stock');
    await settled();
    expect(tab.store.coded().game.moves).toBe(9);
    tab.store.undo();
    await settled();
    expect(popup.store.coded().game.moves).toBe(8);
    expect(shared.writes).toBe(2);
  });

  it('both count when they turn the stock at the same moment', async () => {
    const shared = new SharedItem(SAVED);
    const [popup, tab] = [await openStore(shared), await openStore(shared)];
    popup.store.tap('stock');
    tab.store.tap('stock');
    await settled();
    expect(popup.store.coded().game.moves).toBe(10);
    expect(tab.store.coded().game.moves).toBe(10);
    expect(shared.value).toMatchObject({ log: '10' });
  });

  it('take a pair once when both tap it at the same moment, and say so', async () => {
    const shared = new SharedItem({ ...SAVED, log: '9', undo: 9 });
    const surfaces = [await openStore(shared), await openStore(shared)];
    for (const { store } of surfaces) {
      store.tap(25);
      store.tap('waste');
    }
    await settled();
    for (const { store } of surfaces) expect(formatLog(store.coded().game.log)).toBe('9yz');
    expect(surfaces.map(({ store }) => store.event()?.kind)).toContain('dropped');
  });

  it('keep a selection through a move elsewhere while its card can be taken', async () => {
    const shared = new SharedItem(SAVED);
    const [popup, tab] = [await openStore(shared), await openStore(shared)];
    tab.store.tap(25);
    popup.store.tap('stock');
    await settled();
    expect(tab.store.selection()).toBe(25);
    popup.store.tap(25);
    popup.store.tap('waste');
    await settled();
    expect(tab.store.selection()).toBeNull();
  });
});

describe('a new game', () => {
  it('is taken back by undo while nothing was played in it', async () => {
    const shared = new SharedItem(SAVED);
    const { store } = await openStore(shared);
    store.newGame();
    expect(store.coded().game.moves).toBe(0);
    expect(store.undoes()).toBe('new-game');
    store.newGame();
    store.undo();
    expect(store.coded().code).toBe('HH1-N-AAAAAAM');
    expect(store.seconds()).toBe(42);
    expect(store.coded().game.moves).toBe(8);
    expect(store.undoes()).toBe('move');
  });

  it('is meant once a move is made in it: undo does not lead out of it', async () => {
    const { store } = await openStore(new SharedItem(SAVED));
    store.newGame();
    store.tap('stock');
    store.undo();
    expect(store.undoes()).toBeNull();
    expect(store.unfinished().map(({ code }) => code)).toEqual(['HH1-N-AAAAAAM']);
  });

  it('can be taken back after the surface was closed', async () => {
    const shared = new SharedItem(SAVED);
    const first = await openStore(shared);
    first.store.newGame();
    first.dispose();
    const { store } = await openStore(shared);
    store.undo();
    expect(store.coded().game.moves).toBe(8);
  });

  it('of a deal without a move leaves nothing to take back', async () => {
    const { store } = await openStore(new SharedItem({ ...SAVED, log: '', undo: 0 }));
    store.newGame();
    expect(store.undoes()).toBeNull();
  });

  it('starts the time anew', async () => {
    const { store } = await openStore(new SharedItem(SAVED));
    store.newGame();
    expect(store.seconds()).toBe(0);
  });

  it('is never stuck from the start; a typed code gives exactly its deal (rule 22)', async () => {
    const { store } = await openStore(new SharedItem(SAVED));
    expect(store.playCode('hh1 n aaaaaaa').ok).toBe(true);
    expect(store.coded().code).toBe('HH1-N-AAAAAAA');
  });

  it('is not dealt for a wrong code', async () => {
    const shared = new SharedItem(SAVED);
    const { store } = await openStore(shared);
    expect(store.playCode('HH2-N-AAAAAAA')).toEqual({ ok: false, error: 'other-version' });
    expect(store.coded().game.moves).toBe(8);
    expect(shared.writes).toBe(0);
  });
});

describe('storage that fails', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Storage that can be broken: its calls then reject, or never answer. */
  const breakable = (shared: SharedItem) => {
    const item = shared.surface();
    const state = { broken: null as 'rejects' | 'hangs' | null };
    const answer = <Value>(work: () => Promise<Value>): Promise<Value> => {
      if (state.broken === null) return work();
      return state.broken === 'hangs' ? new Promise(() => {}) : Promise.reject(new Error('full'));
    };
    const broken = {
      ...item,
      get: () => answer(item.get),
      set: (value: unknown) => answer(() => item.set(value)),
    };
    return { state, shared: { surface: () => broken } as unknown as SharedItem };
  };

  it.each(['rejects', 'hangs'] as const)(
    'does not stop the game when it %s, and is tried again until it works',
    async (how) => {
      const stored = new SharedItem(SAVED);
      const { state, shared } = breakable(stored);
      const { store } = await openStore(shared);
      state.broken = how;
      // Many moves do not make the next try wait longer; only tries that fail do.
      for (let move = 0; move < 20; move++) store.tap('stock');
      await vi.advanceTimersByTimeAsync(3000);
      expect(store.failing()).toBe(true);
      expect(store.coded().game.moves).toBe(28);
      state.broken = null;
      await vi.advanceTimersByTimeAsync(5000);
      expect(store.failing()).toBe(false);
      expect(stored.value).toMatchObject({ log: '28' });
    },
  );

  it.each(['rejects', 'hangs'] as const)(
    'that %s at the first read shows the game as soon as it can be read',
    async (how) => {
      const stored = new SharedItem(SAVED);
      const { state, shared } = breakable(stored);
      state.broken = how;
      const opening = openStore(shared);
      await vi.advanceTimersByTimeAsync(3000);
      const { store } = await opening;
      expect(store.status()).toBe('playing');
      state.broken = null;
      await vi.advanceTimersByTimeAsync(5000);
      expect(store.coded().code).toBe('HH1-N-AAAAAAM');
      expect(store.coded().game.moves).toBe(8);
      expect(stored.writes).toBe(0);
    },
  );

  it.each(['a move', 'a new game'] as const)(
    'at the first read never costs the stored game, though %s is made before it can be read',
    async (what) => {
      const stored = new SharedItem(SAVED);
      const { state, shared } = breakable(stored);
      state.broken = 'rejects';
      const { store } = await openStore(shared);
      if (what === 'a move') store.tap('stock');
      else store.newGame();
      const { code } = store.coded();
      await vi.advanceTimersByTimeAsync(500);
      expect(stored.value).toEqual(SAVED);
      state.broken = null;
      await vi.advanceTimersByTimeAsync(5000);
      expect(store.coded().code).toBe(code);
      expect(store.unfinished().map((game) => game.code)).toEqual(['HH1-N-AAAAAAM']);
      expect(stored.value).toMatchObject({ deal: code, unfinished: [SAVED] });
      expect(store.failing()).toBe(false);
    },
  );
});

describe('rule 25: the time in the game', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const FRESH = { ...SAVED, log: '', undo: 0, time: 0 };

  it('starts with the first action, be it a selection', async () => {
    const { store } = await openStore(new SharedItem(FRESH));
    await vi.advanceTimersByTimeAsync(10_000);
    store.tap(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.seconds()).toBe(0);
    store.tap(25);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.seconds()).toBe(10);
  });

  it('stands while the surface is not in front, and while something lies over the game', async () => {
    const shared = new SharedItem(SAVED);
    const { store, setInFront, setPaused } = await openStore(shared);
    setInFront(false);
    await vi.advanceTimersByTimeAsync(60_000);
    setInFront(true);
    setPaused(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.seconds()).toBe(42);
    setPaused(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.seconds()).toBe(47);
  });

  it('is stored with a move, and once when the surface is left', async () => {
    const shared = new SharedItem(SAVED);
    const { store, setInFront } = await openStore(shared);
    await vi.advanceTimersByTimeAsync(3000);
    store.tap('stock');
    expect(shared.value).toMatchObject({ time: 45_000 });
    await vi.advanceTimersByTimeAsync(4000);
    expect(shared.writes).toBe(1);
    setInFront(false);
    expect(shared.value).toMatchObject({ time: 49_000 });
    setInFront(true);
    setInFront(false);
    expect(shared.writes).toBe(2);
  });

  it('stands in a won game', async () => {
    const log = WORKED_EXAMPLE.log.slice(0, -2);
    const { store } = await openStore(new SharedItem({ ...SAVED, log, undo: 59 }));
    store.tap(1);
    store.tap(4);
    expect(store.status()).toBe('won');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.seconds()).toBe(42);
  });
});

describe('a surface that was out of sight', () => {
  it('reads again when it comes to the front', async () => {
    const shared = new SharedItem(SAVED);
    const { store, setInFront } = await openStore(shared);
    setInFront(false);
    // Written while nobody was told, as for a page that was frozen.
    shared.value = { ...SAVED, log: '9', undo: 9, rev: 7, writer: 'other', base: '6:other' };
    setInFront(true);
    await settled();
    expect(store.coded().game.moves).toBe(9);
  });

  it('does not take back a move that another surface made meanwhile', async () => {
    const shared = new SharedItem(SAVED);
    const [one, other] = [await openStore(shared), await openStore(shared)];
    one.store.tap('stock');
    other.store.undo();
    await settled();
    expect(one.store.coded().game.moves).toBe(9);
    expect(other.store.event()?.kind).toBe('dropped');
  });
});

describe('what was played while storage refused it, and another surface took another game,', () => {
  /** A surface whose writes are refused until `heal` is called. */
  async function openRefused(shared: SharedItem) {
    let refuses = true;
    const surface = () => {
      const item = shared.surface();
      const refused = () => Promise.reject(new Error('no'));
      return { ...item, set: (value: unknown) => (refuses ? refused() : item.set(value)) };
    };
    const opened = await openStore({ surface } as SharedItem);
    return {
      ...opened,
      heal: async () => {
        refuses = false;
        await vi.advanceTimersByTimeAsync(20_000);
      },
    };
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([false, true])('is in the game that was left (which is played: %j)', async (isPlayed) => {
    const shared = new SharedItem(SAVED);
    const [one, other] = [await openRefused(shared), await openStore(shared)];
    for (let tap = 0; tap < 5; tap++) one.store.tap('stock');
    other.store.newGame();
    if (isPlayed) other.store.tap('stock');
    await vi.advanceTimersByTimeAsync(100);
    await one.heal();
    for (const { store, shared } of [one, other]) {
      expect(store.coded().id).not.toBe(SAVED.id);
      const { left, unfinished } = shared.table();
      const game = isPlayed ? unfinished[0] : left;
      expect(game).toMatchObject({ id: SAVED.id, game: { moves: 13 } });
    }
    other.dispose();
    one.dispose();
  });

  it('is in a game just dealt, which nobody else had begun', async () => {
    const shared = new SharedItem({ ...SAVED, log: '', undo: 0 });
    const [one, other] = [await openRefused(shared), await openStore(shared)];
    for (let tap = 0; tap < 5; tap++) one.store.tap('stock');
    other.store.newGame();
    await vi.advanceTimersByTimeAsync(100);
    await one.heal();
    expect(other.store.unfinished()).toMatchObject([{ id: SAVED.id, game: { moves: 5 } }]);
    other.dispose();
    one.dispose();
  });

  it.each([
    [
      'deals another',
      (store: Pick<GameStore, 'newGame' | 'undo'>) => store.newGame(),
      [{ moves: 8 }, { moves: 2 }],
    ],
    [
      'takes that back',
      (store: Pick<GameStore, 'newGame' | 'undo'>) => store.undo(),
      [{ moves: 2 }],
    ],
  ])(
    'is in the deal begun anew, not in its play before, where the other %s',
    async (_, act, beside) => {
      const shared = new SharedItem(SAVED);
      const begun = await openStore(shared);
      begun.store.restart();
      await vi.advanceTimersByTimeAsync(100);
      const one = await openRefused(shared);
      for (const _ of [1, 2]) one.store.tap('stock');
      act(begun.store);
      await vi.advanceTimersByTimeAsync(100);
      await one.heal();
      for (const { left, unfinished } of [one, begun].map(({ shared }) => shared.table())) {
        const games = [left, ...unfinished].filter((game) => game !== null);
        expect(games.map(({ id }) => id)).toEqual(beside.map(() => SAVED.id));
        expect(games).toMatchObject(beside.map((game) => ({ game })));
      }
      begun.dispose();
      one.dispose();
    },
  );

  it('is counted where it was a win', async () => {
    const log = WORKED_EXAMPLE.log.slice(0, -2);
    const shared = new SharedItem({ ...SAVED, log, undo: 9 });
    const [one, other] = [await openRefused(shared), await openStore(shared)];
    for (const target of targetsOf(WORKED_EXAMPLE.log).slice(-2)) one.store.tap(target);
    expect(one.store.status()).toBe('won');
    other.store.newGame();
    await vi.advanceTimersByTimeAsync(100);
    await one.heal();
    const { left, unfinished, finished } = other.shared.table();
    expect([left, unfinished]).toEqual([null, []]);
    expect(finished).toMatchObject([{ game: { id: SAVED.id, game: { moves: 60 } } }]);
    other.dispose();
    one.dispose();
  });

  it('a deal begun anew does not take the name of a win that came first', async () => {
    const log = WORKED_EXAMPLE.log.slice(0, -2);
    const shared = new SharedItem({ ...SAVED, log, undo: 9 });
    const [one, other] = [await openRefused(shared), await openStore(shared)];
    one.store.restart();
    for (const target of targetsOf(WORKED_EXAMPLE.log).slice(-2)) other.store.tap(target);
    await vi.advanceTimersByTimeAsync(100);
    await one.heal();
    for (const { shared } of [one, other]) {
      const { current, left, unfinished, finished } = shared.table();
      expect(finished.map(({ game }) => game.id)).toEqual([SAVED.id]);
      expect(current).toMatchObject({ code: SAVED.deal, time: 0, game: { moves: 0 } });
      for (const game of [current, left, ...unfinished]) expect(game?.id).not.toBe(SAVED.id);
    }
    other.dispose();
    one.dispose();
  });

  it('is not said to be lost and then not: what was said stays until the next move', async () => {
    const shared = new SharedItem({ ...SAVED, log: '9', undo: 9 });
    const [one, other] = [await openStore(shared), await openStore(shared)];
    for (const { store } of [one, other])
      for (const target of [25, 'waste'] as const) store.tap(target);
    await vi.advanceTimersByTimeAsync(1000);
    const late = [one, other].find(({ store }) => store.event()?.kind === 'dropped');
    (late === one ? other : one).store.tap('stock');
    await vi.advanceTimersByTimeAsync(1000);
    expect(late?.store.coded().game.moves).toBe(11);
    expect(late?.store.event()?.kind).toBe('dropped');
    late?.store.tap('stock');
    expect(late?.store.event()?.kind).toBe('drawn');
    other.dispose();
    one.dispose();
  });
});
