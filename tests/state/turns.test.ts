import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SharedItem } from '../support/shared-item';
import { openStore } from '../support/store';

const SAVED = { v: 1, deal: 'HH1-N-AAAAAAM', log: '', undo: 0, redo: '', time: 0 };

/** A store whose writes are answered when the test says so. */
async function openHeld() {
  const item = new SharedItem(SAVED);
  const answers: { take: () => void; refuse: () => void }[] = [];
  const surface = () => ({
    ...item.surface(),
    set: (value: unknown) =>
      new Promise<void>((resolve, reject) => {
        answers.push({
          take: () => {
            item.set(value);
            resolve();
          },
          refuse: () => reject(new Error('full')),
        });
      }),
  });
  const { store } = await openStore({ surface } as SharedItem);
  const moves = () => store.coded().game.moves;
  const answer = async (how: 'take' | 'refuse' = 'take') => {
    answers.shift()?.[how]();
    await pass(0);
  };
  return { store, moves, answers, answer };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what the player does', () => {
  it('waits until the move before is stored: a crash costs no more than the last', async () => {
    const { store, moves, answers, answer } = await openHeld();
    store.tap('stock');
    await pass(0);
    store.tap('stock');
    store.tap('stock');
    store.undo();
    await pass(0);
    expect(moves()).toBe(1);
    expect(answers).toHaveLength(1);
    await answer();
    expect(moves()).toBe(2);
    await answer();
    expect(moves()).toBe(3);
    await answer();
    expect(moves()).toBe(2);
    expect(answers).toHaveLength(1);
  });

  it('is all done at once when asked for at once', async () => {
    const { store, moves } = await openHeld();
    for (let tap = 0; tap < 10; tap++) store.tap('stock');
    expect(moves()).toBe(10);
  });

  it('waits for a deal too, and is done in the new game', async () => {
    const { store, moves, answer } = await openHeld();
    store.tap('stock');
    await pass(0);
    store.newGame();
    store.tap('stock');
    expect(store.coded().code).toBe(SAVED.deal);
    await answer();
    expect([store.coded().code === SAVED.deal, moves()]).toEqual([false, 0]);
    await answer();
    expect(moves()).toBe(1);
  });

  it('does not wait for long when storage is silent, and then no more', async () => {
    const { store, moves, answer } = await openHeld();
    store.tap('stock');
    await pass(0);
    store.tap('stock');
    await pass(149);
    expect(moves()).toBe(1);
    await pass(1);
    expect(moves()).toBe(2);
    await pass(1);
    store.tap('stock');
    expect(moves()).toBe(3);
    // It speaks again, and is waited for again.
    for (let write = 0; write < 3; write++) await answer();
    store.tap('stock');
    await pass(0);
    store.tap('stock');
    expect(moves()).toBe(4);
    await answer();
    expect(moves()).toBe(5);
  });

  it('never waits longer than that, however much is asked for while storage is slow', async () => {
    const { store, moves, answer } = await openHeld();
    store.tap('stock');
    await pass(0);
    for (let tap = 0; tap < 20; tap++) {
      store.tap('stock');
      await pass(20);
      if (tap % 3 === 2) await answer();
      // The taps of the last 150 ms may wait, and no earlier ones.
      expect(moves()).toBeGreaterThanOrEqual(tap + 2 - 8);
    }
    await pass(150);
    expect(moves()).toBe(21);
  });

  it('does not wait for what storage has refused', async () => {
    const { store, moves, answer } = await openHeld();
    store.tap('stock');
    await pass(0);
    store.tap('stock');
    await answer('refuse');
    expect(moves()).toBe(2);
    expect(store.failing()).toBe(true);
  });
});
