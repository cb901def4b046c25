import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { followDevices } from '../../components/state/devices/devices';
import { valuesPutAside } from '../../components/state/storage/put-aside';
import { formatLog, WORKED_EXAMPLE } from '../../engine';
import { SharedItem } from '../support/shared-item';
import { openStore } from '../support/store';

const SAVED = {
  v: 2,
  id: 'k3x0q8f2ab',
  deal: 'HH1-N-AAAAAAM',
  log: '8',
  undo: 8,
  redo: '',
  time: 42_000,
};
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'],
    now: new Date('2026-11-30T12:00:00'),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

let devicesOpened = 0;

/** A device with one surface, on what is stored on it and what the account has. */
async function openDevice(
  account: SharedItem,
  stored: unknown = null,
  name = `device-${++devicesOpened}`,
) {
  const local = new SharedItem(stored);
  const { store, shared, setInFront, setPaused } = await openStore(local, name);
  // Nothing ticks but what shares the game.
  setPaused(true);
  const item = account.surface();
  return createRoot(() => {
    const [visible, setVisible] = createSignal(true);
    const [enabled, setEnabled] = createSignal(true);
    const devices = followDevices({
      table: shared.table,
      replace: store.replace,
      item,
      enabled,
      visible,
      alone: (work) => work(),
      isLost: shared.isLost,
    });
    const leave = () => {
      setInFront(false);
      setVisible(false);
    };
    const comeBack = () => {
      setInFront(true);
      setVisible(true);
    };
    return { name, store, devices, local, setEnabled, leave, comeBack };
  });
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the game on other devices', () => {
  it('goes on there where it was left here', async () => {
    const account = new SharedItem();
    const desk = await openDevice(account, SAVED);
    desk.store.tap('stock');
    await pass(10_000);
    const sofa = await openDevice(account);
    await pass(0);
    expect(sofa.store.coded().id).toBe(SAVED.id);
    expect(sofa.store.coded().game.moves).toBe(9);
    // It is said, as after picking a game up.
    expect(sofa.store.event()).toEqual({ kind: 'gone-on' });
    sofa.store.undo();
    await pass(10_000);
    expect(desk.store.coded().game.moves).toBe(8);
    expect(desk.devices.conflict()).toBeNull();
  });

  it('is the newer one on a device where nothing was played since: the older is kept', async () => {
    const account = new SharedItem();
    const desk = await openDevice(account, SAVED);
    desk.store.tap('stock');
    await pass(10_000);
    const sofa = await openDevice(account);
    await pass(0);
    sofa.store.newGame();
    sofa.store.tap('stock');
    await pass(10_000);
    expect(desk.store.coded().code).toBe(sofa.store.coded().code);
    expect(desk.store.unfinished().map(({ code }) => code)).toEqual(['HH1-N-AAAAAAM']);
  });

  it('is not shared before anything was played', async () => {
    const account = new SharedItem();
    await openDevice(account);
    await openDevice(account, { ...SAVED, v: 1 });
    await pass(MINUTE);
    expect(account.writes).toBe(0);
  });

  it('is shared at most ten times a minute, however fast is played and however often one leaves', async () => {
    const account = new SharedItem();
    const desk = await openDevice(account, SAVED);
    const writes: number[] = [];
    for (let second = 0; second < 150; second++) {
      const before = account.writes;
      desk.store.tap('stock');
      if (second % 3 === 0) {
        desk.leave();
        desk.comeBack();
      }
      await pass(1000);
      writes.push(account.writes - before);
    }
    for (let start = 0; start + 60 <= writes.length; start++) {
      const inAMinute = writes.slice(start, start + 60).reduce((sum, count) => sum + count, 0);
      expect(inAMinute).toBeLessThanOrEqual(10);
    }
    await pass(2 * MINUTE);
    expect(account.value).toMatchObject({ game: { log: '158' } });
  });

  it('is shared at once when the page is hidden, and once', async () => {
    const account = new SharedItem();
    const desk = await openDevice(account, SAVED);
    await pass(3000);
    desk.store.tap('stock');
    desk.leave();
    expect(account.value).toMatchObject({ game: { log: '9', id: SAVED.id } });
    await pass(MINUTE);
    expect(account.writes).toBe(1);
    desk.comeBack();
    desk.leave();
    await pass(MINUTE);
    expect(account.writes).toBe(1);
  });

  it('is neither shared nor taken over while that is turned off', async () => {
    const account = new SharedItem();
    const desk = await openDevice(account, SAVED);
    const sofa = await openDevice(account);
    desk.setEnabled(false);
    desk.store.tap('stock');
    await pass(MINUTE);
    desk.leave();
    expect(account.writes).toBe(0);
    desk.comeBack();
    sofa.store.tap('stock');
    await pass(MINUTE);
    expect(desk.store.coded().id).toBe(SAVED.id);
    desk.setEnabled(true);
    expect(desk.devices.conflict()?.game.code).toBe(sofa.store.coded().code);
  });

  it('takes under two kilobytes, however long the game is', async () => {
    const account = new SharedItem();
    const played = { ...SAVED, log: '1000009yz5', undo: 100, redo: '' };
    const desk = await openDevice(account, played);
    for (let minute = 0; minute < 12; minute++) {
      desk.store.tap('stock');
      await pass(10_000);
    }
    expect(JSON.stringify(account.value).length).toBeLessThan(2000);
  });
});

describe('a game that was played on on two devices', () => {
  /** Both had the same game; each went on without hearing of the other. */
  async function playApart() {
    const account = new SharedItem();
    const desk = await openDevice(account, SAVED);
    desk.store.tap('stock');
    await pass(10_000);
    const sofa = await openDevice(account);
    await pass(0);
    // The desk is offline: what the sofa shares does not reach it.
    desk.leave();
    desk.setEnabled(false);
    sofa.store.tap(25);
    sofa.store.tap('waste');
    await pass(10_000);
    desk.comeBack();
    desk.store.tap('stock');
    desk.setEnabled(true);
    await pass(0);
    return { account, desk, sofa };
  }

  it('is asked about, both are shown, and nothing is shared over it meanwhile', async () => {
    const { account, desk } = await playApart();
    const theirs = desk.devices.conflict();
    expect(theirs && formatLog(theirs.game.game.log)).toBe('9yz');
    expect(theirs?.playedAt).toBeGreaterThan(new Date('2026-11-30T12:00:00').getTime());
    expect(formatLog(desk.store.coded().game.log)).toBe('10');
    const { writes } = account;
    desk.store.tap('stock');
    await pass(MINUTE);
    desk.leave();
    expect(account.writes).toBe(writes);
  });

  it.each([
    ['ours', '10', '9yz'],
    ['theirs', '9yz', '10'],
  ] as const)('goes on with %s: the other can be got back', async (whose, chosen, other) => {
    const { desk, sofa } = await playApart();
    desk.devices.choose(whose);
    expect(formatLog(desk.store.coded().game.log)).toBe(chosen);
    // Another game on the table is told of.
    expect(desk.store.event()).toEqual({ kind: whose === 'theirs' ? 'gone-on' : 'elsewhere' });
    expect(desk.store.unfinished().map(({ game }) => formatLog(game.log))).toEqual([other]);
    expect(desk.devices.conflict()).toBeNull();
    // The other device follows the choice, without a question of its own.
    await pass(10_000);
    expect(formatLog(sofa.store.coded().game.log)).toBe(chosen);
    expect(sofa.devices.conflict()).toBeNull();
    const [kept] = desk.store.unfinished();
    if (kept) desk.store.pickUp(kept);
    expect(formatLog(desk.store.coded().game.log)).toBe(other);
  });

  it('can be decided later', async () => {
    const { account, desk } = await playApart();
    desk.devices.postpone();
    expect(desk.devices.conflict()).toBeNull();
    const { writes } = account;
    desk.store.tap('stock');
    await pass(MINUTE);
    expect(account.writes).toBe(writes);
    const again = await openDevice(account, desk.local.value, desk.name);
    await pass(0);
    expect(again.devices.conflict()).not.toBeNull();
  });

  it('decided later is left alone, whatever is played meanwhile', async () => {
    const { desk } = await playApart();
    desk.devices.postpone();
    desk.store.newGame();
    const { id } = desk.store.coded();
    await pass(10_000);
    expect(desk.store.coded().id).toBe(id);
    expect(desk.store.undoes()).toBe('new-game');
    desk.store.tap('stock');
    await pass(10_000);
    expect([desk.store.coded().id, desk.store.coded().game.moves]).toEqual([id, 1]);
    expect(desk.devices.conflict()).toBeNull();
  });

  it('is no question to the device that shared it itself, though its game was replaced', async () => {
    const account = new SharedItem();
    const desk = await openDevice(account, SAVED);
    desk.store.tap('stock');
    await pass(10_000);
    const sofa = await openDevice(account);
    await pass(0);
    const { writes } = account;
    desk.setEnabled(false);
    // As a backup of the whole profile does, or somebody who knows what he does.
    const restored = { ...SAVED, id: 'other', log: '3', undo: 3 };
    const again = await openDevice(account, restored, desk.name);
    await pass(MINUTE);
    expect(again.store.coded().game.moves).toBe(3);
    expect(again.store.unfinished()).toEqual([]);
    expect(account.writes).toBe(writes);
    again.store.tap('stock');
    await pass(10_000);
    expect(account.value).toMatchObject({ game: { id: 'other', log: '4' } });
    expect(sofa.store.coded().id).toBe('other');
    expect(sofa.store.unfinished().map(({ id }) => id)).toEqual([SAVED.id]);
  });

  it('is not taken up in the midst of a game that was put in place of the one shared', async () => {
    const account = new SharedItem();
    const desk = await openDevice(account, SAVED, 'desk');
    for (let tap = 0; tap < 3; tap++) desk.store.tap('stock');
    await pass(10_000);
    desk.setEnabled(false);
    for (const log of ['', '3']) {
      const put = { ...SAVED, id: `put${log}`, log, undo: Number(log) };
      const again = await openDevice(account, put, 'desk');
      await pass(1000);
      again.store.tap('stock');
      await pass(1000);
      expect(again.store.coded()).toMatchObject({ id: put.id, game: { moves: Number(log) + 1 } });
      expect(again.devices.conflict()).toBeNull();
      await pass(10_000);
      expect(account.value).toMatchObject({ game: { id: put.id } });
      again.setEnabled(false);
    }
  });

  it('is not what a page goes back to that shows a game put in its place', async () => {
    const account = new SharedItem();
    const desk = await openDevice(account, SAVED, 'desk');
    for (let tap = 0; tap < 3; tap++) desk.store.tap('stock');
    await pass(10_000);
    const again = await openDevice(account, desk.local.value, 'desk');
    await pass(1000);
    again.local.set({ ...SAVED, id: 'put', log: '3', undo: 3 });
    await pass(1000);
    again.leave();
    again.comeBack();
    await pass(1000);
    expect(again.store.coded()).toMatchObject({ id: 'put', game: { moves: 3 } });
  });

  it.each([false, true])(
    'comes back from there when it is damaged here (something played meanwhile: %j)',
    async (isPlayed) => {
      const account = new SharedItem();
      const desk = await openDevice(account, SAVED, 'desk');
      for (let tap = 0; tap < 3; tap++) desk.store.tap('stock');
      await pass(10_000);
      desk.setEnabled(false);
      const again = await openDevice(account, { ...SAVED, time: -1 }, 'desk');
      if (isPlayed) again.store.tap('stock');
      await pass(1000);
      expect(again.store.coded()).toMatchObject({ id: SAVED.id, game: { moves: 11 } });
      expect(again.store.unfinished()).toHaveLength(isPlayed ? 1 : 0);
      await pass(10_000);
      expect(account.value).toMatchObject({ game: { id: SAVED.id, log: '11' } });
    },
  );

  it('is the newer one for a profile that was set back, or copied', async () => {
    const account = new SharedItem();
    const desk = await openDevice(account, SAVED, 'desk');
    desk.store.tap('stock');
    await pass(10_000);
    const copied = structuredClone(desk.local.value);
    for (let tap = 0; tap < 3; tap++) desk.store.tap('stock');
    await pass(30_000);
    const { writes } = account;
    desk.setEnabled(false);
    const copy = await openDevice(account, copied, 'desk');
    await pass(MINUTE);
    expect(copy.store.coded().game.moves).toBe(12);
    expect(copy.devices.conflict()).toBeNull();
    expect(account.writes).toBe(writes);
  });

  it('is not taken from another page of the same device, which stores it, too', async () => {
    const account = new SharedItem();
    const stored = { ...SAVED, plays: { desk: 8 } };
    // Its own storage refuses what is played here.
    const tab = await openDevice(account, stored, 'desk');
    const other = await openDevice(account, stored, 'desk');
    await pass(0);
    tab.store.tap('stock');
    tab.leave();
    await pass(MINUTE);
    expect(account.value).toMatchObject({ device: 'desk', game: { log: '9' } });
    expect(other.store.coded().game.moves).toBe(8);
    expect(other.devices.conflict()).toBeNull();
  });

  it('is not written over and over by two copies of a profile that were both played on', async () => {
    const account = new SharedItem();
    const one = await openDevice(account, { ...SAVED, plays: { desk: 10, x: 5 } }, 'desk');
    const other = await openDevice(account, { ...SAVED, plays: { desk: 10 } }, 'desk');
    await pass(0);
    one.store.tap('stock');
    for (let tap = 0; tap < 2; tap++) other.store.tap('stock');
    await pass(MINUTE);
    const { writes } = account;
    await pass(10 * MINUTE);
    expect(account.writes).toBe(writes);
    // The next page to be opened asks.
    const later = await openDevice(account, other.local.value, 'desk');
    await pass(0);
    expect(account.value).toMatchObject({ plays: { desk: 11, x: 5 } });
    expect(later.devices.conflict()).not.toBeNull();
  });

  it('is settled for good by the choice, however many devices there were', async () => {
    const plays = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`device-${index}`, 2]),
    );
    const shared = { v: 1, device: 'device-59', plays, writes: [], game: { ...SAVED, id: 'x' } };
    for (const whose of ['ours', 'theirs'] as const) {
      const account = new SharedItem(shared);
      const desk = await openDevice(account, SAVED);
      desk.store.tap('stock');
      await pass(0);
      expect(desk.devices.conflict()).not.toBeNull();
      const { writes } = desk.local;
      desk.devices.choose(whose);
      await pass(0);
      expect(desk.devices.conflict()).toBeNull();
      expect(desk.local.writes).toBe(writes + 1);
      await pass(MINUTE);
      expect(account.value).toMatchObject({ game: { id: whose === 'ours' ? SAVED.id : 'x' } });
    }
  });

  it('that knows of very many devices is taken over, and played on', async () => {
    const plays = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`device-${index}`, 2]),
    );
    const account = new SharedItem({ v: 1, device: 'device-59', plays, writes: [], game: SAVED });
    const desk = await openDevice(account);
    await pass(0);
    desk.store.tap('stock');
    await pass(MINUTE);
    expect(desk.devices.conflict()).toBeNull();
    expect(account.value).toMatchObject({ device: desk.name, game: { log: '9' } });
  });

  it('is no question where one of the two is over, or only dealt', async () => {
    const account = new SharedItem();
    const desk = await openDevice(account, SAVED);
    desk.store.tap('stock');
    await pass(10_000);
    const won = await openDevice(new SharedItem(), {
      ...SAVED,
      id: 'won',
      log: WORKED_EXAMPLE.log.slice(0, -2),
      undo: 59,
    });
    won.store.tap(1);
    won.store.tap(4);
    expect(won.store.status()).toBe('won');
    const sofa = await openDevice(account, won.local.value, won.name);
    await pass(0);
    expect(sofa.devices.conflict()).toBeNull();
    expect(sofa.store.coded().id).toBe(SAVED.id);
  });
});

/** More devices than anybody has. */
const MANY = Array.from({ length: 490 }, (_, index) => `device ${index}`);

describe('what is found with the account', () => {
  it.each([null, 'x', 17, [], {}, { v: 1 }, { v: 1, game: SAVED, plays: { a: 'b' } }])(
    'is nothing to go on with: %j',
    async (value) => {
      const account = new SharedItem(value);
      const desk = await openDevice(account, SAVED);
      await pass(0);
      expect(desk.store.coded().game.moves).toBe(8);
      desk.store.tap('stock');
      await pass(10_000);
      expect(account.value).toMatchObject({ v: 1, game: { log: '9' } });
    },
  );

  it.each([
    ['damaged', { v: 1, game: 'x' }],
    ['newer', { v: 2, something: 'else' }],
    [
      'full of names, so that there is no room to share it again,',
      { v: 1, game: SAVED, device: 'x', plays: Object.fromEntries(MANY.map((name) => [name, 1])) },
    ],
    ['with an endless name', { v: 1, game: SAVED, device: 'x'.repeat(5000), plays: {} }],
  ])('that is %s is put aside before anything is stored over it', async (_, value) => {
    const full = vi.spyOn(browser.storage.local, 'set').mockRejectedValue(new Error('full'));
    const account = new SharedItem(value);
    const desk = await openDevice(account, SAVED);
    desk.store.tap('stock');
    await pass(MINUTE);
    expect(account.value).toEqual(value);
    full.mockRestore();
    desk.leave();
    desk.comeBack();
    await pass(MINUTE);
    expect(await valuesPutAside()).toMatchObject([{ name: 'devices', value }]);
    if (value.v === 1) expect(account.value).toMatchObject({ v: 1, game: { log: '9' } });
  });

  it('of a newer version is put aside once, however often that device shares', async () => {
    const account = new SharedItem({ v: 2, something: 'else' });
    await openDevice(account, SAVED);
    await pass(0);
    const before = await valuesPutAside();
    for (let share = 0; share < 5; share++) {
      account.set({ v: 2, something: share });
      await pass(1000);
    }
    expect(await valuesPutAside()).toEqual(before);
    account.set({ v: 3, something: 'new' });
    await pass(1000);
    expect(await valuesPutAside()).toHaveLength(before.length + 1);
  });

  it('may have been played at a time that no date can have', async () => {
    const shared = { v: 1, device: 'sofa', plays: { sofa: 2 }, game: { ...SAVED, id: 'x' } };
    const account = new SharedItem({ ...shared, playedAt: 9e15 });
    const desk = await openDevice(account, { ...SAVED, playedAt: 9e15 });
    desk.store.tap('stock');
    await pass(0);
    expect(desk.devices.conflict()).toMatchObject({ playedAt: 0 });
    const again = await openStore(new SharedItem({ ...SAVED, playedAt: 9e15 }));
    expect(again.store.playedAt()).toBe(0);
  });

  it('may count more than anybody plays: our own count goes on', async () => {
    const plays = { desk: Number.MAX_SAFE_INTEGER, sofa: 2 };
    const account = new SharedItem({ v: 1, device: 'sofa', plays, game: { ...SAVED, id: 'x' } });
    const desk = await openDevice(account, SAVED, 'desk');
    await pass(0);
    for (let tap = 0; tap < 3; tap++) desk.store.tap('stock');
    await pass(0);
    expect(desk.local.value).toMatchObject({ plays: { desk: 3 } });
  });

  it('may hang when it is written: it is tried again, by any page', async () => {
    const account = new SharedItem();
    let hangs = true;
    const surface = () => {
      const real = account.surface();
      return {
        ...real,
        set: (value: unknown) => (hangs ? new Promise<never>(() => {}) : real.set(value)),
      };
    };
    const desk = await openDevice({ surface } as unknown as SharedItem, SAVED);
    desk.store.tap('stock');
    await pass(15_000);
    hangs = false;
    await pass(2 * MINUTE);
    expect(account.value).toMatchObject({ game: { log: '9' } });
  });

  it('of a newer version is never written over', async () => {
    const newer = { v: 2, something: 'else' };
    const account = new SharedItem(newer);
    const desk = await openDevice(account, SAVED);
    desk.store.tap('stock');
    await pass(MINUTE);
    desk.leave();
    expect(account.value).toEqual(newer);
  });

  it('may refuse to be written: it is tried again, less and less often', async () => {
    const account = new SharedItem();
    const refusing = { ...account.surface() };
    let tries = 0;
    let isFull = true;
    const surface = {
      ...refusing,
      set: (value: unknown) => {
        tries++;
        return isFull ? Promise.reject(new Error('quota')) : refusing.set(value);
      },
    };
    const desk = await openDevice({ surface: () => surface } as unknown as SharedItem, SAVED);
    desk.store.tap('stock');
    await pass(10 * MINUTE);
    expect(tries).toBeGreaterThan(2);
    expect(tries).toBeLessThan(15);
    expect(desk.store.coded().game.moves).toBe(9);
    // Not so seldom that it would be missed when there is room again.
    isFull = false;
    await pass(MINUTE);
    expect(account.value).toMatchObject({ game: { log: '9' } });
  });
});
