import { describe, expect, it } from 'vitest';
import { browser } from 'wxt/browser';
import { formatLog, WORKED_EXAMPLE } from '../../engine';
import { settled } from '../support/settled';
import { SharedItem } from '../support/shared-item';
import { openStore } from '../support/store';

const SAVED = { v: 1, deal: 'HH1-N-AAAAAAM', log: '8', undo: 8, time: 42_000 };

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
    ['damaged', { ...SAVED, log: '8yz' }, 'illegal-move'],
    ['truncated', { v: 1, deal: 'HH1-N-AAA' }, 'bad-deal'],
    ['no game at all', 'hello', 'not-a-save'],
    ['newer', { v: 2, deal: 'HH1-N-AAAAAAM', moves: [] }, 'newer-version'],
  ])('(%s) is put aside before a new game is stored', async (_, value, error) => {
    const shared = new SharedItem(value);
    const { store } = await openStore(shared);
    expect(store.unreadable()).toEqual({ error, dealt: true });
    expect(store.status()).toBe('playing');
    await settled();
    expect((await asideOf()).map(([, kept]) => kept)).toEqual([value]);
    expect(shared.value).toMatchObject({ v: 1, deal: store.coded().code });
    store.dismissUnreadable();
    expect(store.unreadable()).toBeNull();
  });

  it('is put aside once by two surfaces, under its date', async () => {
    const shared = new SharedItem('hello');
    await Promise.all([openStore(shared), openStore(shared)]);
    await settled();
    const kept = await asideOf();
    const today = new Date().toISOString().slice(0, 10);
    expect(kept.map(([key]) => key)).toEqual([expect.stringContaining(today)]);
  });

  it('that comes in while the game is open does not take the board', async () => {
    const shared = new SharedItem(SAVED);
    const { store } = await openStore(shared);
    shared.set({ v: 1, deal: 'nonsense' });
    await settled();
    expect(store.coded().game.moves).toBe(8);
    expect(store.unreadable()).toEqual({ error: 'bad-deal', dealt: false });
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
  it('does not stop the game, and is tried again until it works', async () => {
    const shared = new SharedItem(SAVED);
    const item = shared.surface();
    let broken = true;
    const failing = {
      ...item,
      set: (value: unknown) => (broken ? Promise.reject(new Error('disk full')) : item.set(value)),
    };
    const { store } = await openStore({ surface: () => failing } as unknown as SharedItem);
    store.tap('stock');
    await settled();
    expect(store.failing()).toBe(true);
    expect(store.coded().game.moves).toBe(9);
    broken = false;
    store.tap('stock');
    await settled();
    expect(store.failing()).toBe(false);
    expect(shared.value).toMatchObject({ log: '10' });
  });

  it('does not overwrite a game that could not be read before the player moves', async () => {
    const shared = new SharedItem(SAVED);
    const unread = { ...shared.surface(), get: () => Promise.reject(new Error('not now')) };
    const { store } = await openStore({ surface: () => unread } as unknown as SharedItem);
    await settled();
    expect(store.status()).toBe('playing');
    expect(shared.writes).toBe(0);
  });
});
