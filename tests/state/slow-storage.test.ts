import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatLog, SAVED_GAME_VERSION } from '../../engine';
import { SharedItem } from '../support/shared-item';
import { openStore } from '../support/store';

const SAVED = {
  v: SAVED_GAME_VERSION,
  id: 'saved',
  deal: 'HH1-N-AAAAAAM',
  log: '8',
  undo: 8,
  redo: '',
  time: 42_000,
  rev: 700,
  writer: 'somebody',
  base: '699:somebody',
  unfinished: ['u1', 'u2', 'u3', 'u4'].map((id) => ({
    v: SAVED_GAME_VERSION,
    id,
    deal: 'HH1-N-AAAAAAA',
    log: '3',
    undo: 3,
    redo: '',
    time: 3000,
  })),
};

/** The first read of a surface takes so long, in milliseconds, or fails. */
function slowly(item: SharedItem, until: number): SharedItem {
  const opened = performance.now();
  const surface = () => {
    const real = item.surface();
    const get = async () => {
      const wait = until - (performance.now() - opened);
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      return real.get();
    };
    return { ...real, get };
  };
  return { surface } as SharedItem;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'],
    now: new Date('2026-11-30T12:00:00'),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A surface that starts without storage, for so long. */
async function openSlowly(item: SharedItem, until: number) {
  const opening = openStore(slowly(item, until));
  await pass(2000);
  return opening;
}

describe('storage that answers late', () => {
  it('is said not to answer, until it does', async () => {
    const { store, dispose } = await openSlowly(new SharedItem(SAVED), 3500);
    expect(store.unread()).toBe(true);
    await pass(3000);
    expect(store.unread()).toBe(false);
    expect(store.coded().id).toBe('saved');
    dispose();
  });

  it.each([true, false])(
    'gives the games beside one that cannot be read, whether something was played before (%j)',
    async (isPlayed) => {
      const item = new SharedItem({ ...SAVED, time: -1 });
      const { store, dispose } = await openSlowly(item, 3500);
      if (isPlayed) store.tap('stock');
      await pass(5000);
      expect(store.unfinished().map(({ id }) => id)).toEqual(['u1', 'u2', 'u3', 'u4']);
      expect(store.coded().game.moves).toBe(isPlayed ? 1 : 0);
      store.tap('stock');
      await pass(1000);
      expect(item.value).toMatchObject({ id: store.coded().id, unfinished: SAVED.unfinished });
      dispose();
    },
  );

  it('gives the stored game, which then goes on as any other', async () => {
    const item = new SharedItem(SAVED);
    const { store, dispose } = await openSlowly(item, 3500);
    await pass(3000);
    store.tap('stock');
    await pass(100);
    expect(item.value).toMatchObject({ id: 'saved', log: '9' });
    expect(item.writes).toBe(1);
    expect(store.unfinished().map(({ id }) => id)).toEqual(['u1', 'u2', 'u3', 'u4']);
    dispose();
  });

  it('and the surfaces agree as ever, whichever plays first', async () => {
    const item = new SharedItem(SAVED);
    const slow = await openSlowly(item, 3500);
    await pass(3000);
    slow.store.tap('stock');
    await pass(100);
    const other = await openStore(item);
    for (let tap = 0; tap < 3; tap++) other.store.tap('stock');
    await pass(1000);
    slow.store.tap('stock');
    await pass(1000);
    for (const { store } of [slow, other]) expect(store.coded().game.moves).toBe(13);
    expect(item.value).toMatchObject({ id: 'saved', log: '13' });
    slow.dispose();
    other.dispose();
  });

  it('lets the stored game be laid aside where another was played meanwhile, and says so', async () => {
    const item = new SharedItem(SAVED);
    const { store, shared, dispose } = await openSlowly(item, 6000);
    store.tap('stock');
    store.tap('stock');
    await pass(6000);
    expect(store.event()).toMatchObject({ kind: 'laid-aside' });
    expect(store.unfinished().map(({ id }) => id)).toEqual(['saved', 'u1', 'u2', 'u3', 'u4']);
    expect(shared.table().finished).toEqual([]);
    expect(item.value).toMatchObject({ log: '2', rev: 701, base: '700:somebody' });
    const other = await openStore(item);
    other.store.tap('stock');
    await pass(1000);
    store.tap('stock');
    await pass(1000);
    for (const surface of [store, other.store]) {
      expect(formatLog(surface.coded().game.log)).toBe('4');
    }
    expect(item.value).toMatchObject({ log: '4' });
    dispose();
    other.dispose();
  });

  it('keeps the order of the list; where that is full, the oldest goes', async () => {
    const unfinished = [...SAVED.unfinished, { ...SAVED.unfinished[0], id: 'u5' }];
    const { store, shared, dispose } = await openSlowly(
      new SharedItem({ ...SAVED, unfinished }),
      6000,
    );
    store.tap('stock');
    await pass(6000);
    expect(store.unfinished().map(({ id }) => id)).toEqual(['saved', 'u1', 'u2', 'u3', 'u4']);
    expect(shared.table().finished.map(({ game }) => game.id)).toEqual(['u5']);
    dispose();
  });

  it('takes in what another surface stores meanwhile, and lays nothing aside for it', async () => {
    const item = new SharedItem(SAVED);
    const other = await openStore(item);
    const slow = await openSlowly(item, 6000);
    other.store.tap('stock');
    await pass(100);
    expect(slow.store.coded()).toMatchObject({ id: 'saved' });
    slow.store.tap('stock');
    await pass(6000);
    for (const { store } of [slow, other]) {
      expect(store.coded().game.moves).toBe(10);
      expect(store.unfinished()).toHaveLength(4);
    }
    slow.dispose();
    other.dispose();
  });
});

describe('a stored game beside which something is damaged', () => {
  const damaged = { ...SAVED, rev: 701, unfinished: [{ v: 2, id: 'x' }, ...SAVED.unfinished] };

  it.each([
    ['arrives while a page is open', 0],
    ['is found late', 6000],
  ])('is put aside once when it %s', async (_, until) => {
    const item = new SharedItem(until > 0 ? damaged : SAVED);
    const { store, unreadables, dispose } = await openSlowly(item, until);
    if (until === 0) item.set(damaged);
    else store.tap('stock');
    await pass(until + 100);
    expect(unreadables.first()).toMatchObject({ name: 'game', value: damaged });
    unreadables.dismiss();
    store.tap('stock');
    await pass(100);
    expect(unreadables.first()).toBeNull();
    dispose();
  });
});
