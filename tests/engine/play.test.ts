import { describe, expect, it } from 'vitest';
import {
  coveringSlots,
  dealGame,
  decodeGame,
  encodeGame,
  formatDealCode,
  type Game,
  isFree,
  isStuck,
  isWon,
  type Position,
  playStock,
  rankIn,
  type Selection,
  SLOTS,
  score,
  stockCount,
  tap,
  undo,
  wasteCount,
  wasteTop,
} from '../../engine';
import { below, sfc32 } from '../../engine/random';
import { playAtRandom } from '../support/games';

const random = () => sfc32(11, 29, 2026, 1);

/** The ranks on the table, counted: heart, stock and waste. */
const cardsOf = (position: Position) =>
  SLOTS.filter((slot) => rankIn(position, slot) !== null).length + position.ring.cards.length;

/**
 * Rule 20 by brute force: tap the stock until it is as it was, and look for a pair after every tap.
 * Coverage is read off the places anew.
 */
function hasPairSomewhere(game: Game): boolean {
  const { position } = game;
  const free = SLOTS.filter(
    (slot) =>
      rankIn(position, slot) !== null &&
      coveringSlots(slot).every((covering) => rankIn(position, covering) === null),
  );
  const ranks = free.map((slot) => rankIn(position, slot));
  if (new Set(ranks).size < ranks.length) return true;
  let turned: Game | null = game;
  for (let taps = 0; taps <= position.ring.cards.length && turned; taps++) {
    if (ranks.includes(wasteTop(turned.position.ring))) return true;
    turned = playStock(turned);
  }
  return false;
}

describe('random play', () => {
  it('accounts for all 52 cards at every step: two leave with each pair', () => {
    const numbers = random();
    for (let game = 0; game < 300; game++) {
      playAtRandom(numbers, 200, ({ position, log }) => {
        expect(cardsOf(position)).toBe(52 - 2 * log.pairs.length);
        expect(stockCount(position.ring) + wasteCount(position.ring)).toBe(
          position.ring.cards.length,
        );
        expect(score(position)).toBe(
          log.pairs.reduce((sum, { partner }) => sum + (partner === 'waste' ? 10 : 20), 0),
        );
      });
    }
  });

  it('is inverted by undo, move by move', () => {
    const numbers = random();
    let moves = 0;
    for (let game = 0; game < 300; game++) {
      playAtRandom(numbers, 200, (after, before) => {
        if (after.moves <= before.moves || isWon(after.position)) return;
        moves++;
        const back = undo(after) as Game;
        expect(back.position).toEqual(before.position);
        expect(back.log).toEqual(before.log);
        expect(back.moves).toBe(before.moves);
      });
    }
    expect(moves).toBeGreaterThan(10_000);
  });

  it('agrees with brute force on being stuck, over 100,000 positions', () => {
    const numbers = random();
    let [positions, stuck] = [0, 0];
    while (positions < 100_000) {
      playAtRandom(numbers, 150, (game) => {
        const { position } = game;
        positions++;
        const expected = !isWon(position) && !hasPairSomewhere(game);
        if (expected) stuck++;
        if (isStuck(position) !== expected) throw new Error(JSON.stringify(position));
      });
    }
    expect(stuck).toBeGreaterThan(1000);
  }, 60_000);

  it('never takes a covered card', () => {
    const numbers = random();
    for (let game = 0; game < 200; game++) {
      playAtRandom(numbers, 200, (after, before) => {
        const left = before.position.filled & ~after.position.filled;
        for (const slot of SLOTS) {
          if (left & (1 << (slot - 1))) expect(isFree(before.position.filled, slot)).toBe(true);
        }
      });
    }
  });
});

/** Plays a coded deal: pairs whatever can be paired, else turns the stock. */
function playCoded(code: number, taps: number) {
  const start = dealGame(formatDealCode(code));
  let game = start.game;
  let selection: Selection = null;
  const numbers = sfc32(code | 0, 5, 7, 1);
  for (let step = 0; step < taps && !isWon(game.position); step++) {
    const top = wasteTop(game.position.ring);
    const free = SLOTS.filter((slot) => isFree(game.position.filled, slot));
    const partner = free.find((slot) => rankIn(game.position, slot) === top);
    const choice = below(numbers, 4);
    if (partner !== undefined && choice > 0) {
      ({ game } = tap(game, 'waste', partner));
    } else if (choice === 1) {
      ({ game, selection } = tap(game, selection, free[below(numbers, free.length)] ?? 25));
    } else {
      ({ game, selection } = tap(game, selection, 'stock'));
    }
  }
  return { ...start, game, time: 3_600_000 };
}

describe('saved games', () => {
  it('come back whole, under 300 bytes, over 1,000 random games', () => {
    let largest = 0;
    for (let code = 0; code < 1000; code++) {
      const played = playCoded(code, 400);
      const text = JSON.stringify(encodeGame(played));
      largest = Math.max(largest, text.length);
      expect(decodeGame(JSON.parse(text))).toEqual({ ok: true, value: played });
    }
    expect(largest).toBeLessThan(300);
  });

  it('stay under 300 bytes after 10,000 taps on the stock', () => {
    // A game of the waste and the heart that is not over: nothing ends its draws.
    const played = playCoded(4, 60);
    let { game } = played;
    const before = game.moves;
    for (let step = 0; step < 10_000; step++) ({ game } = tap(game, null, 'stock'));
    expect(game.moves).toBe(before + 10_000);
    const text = JSON.stringify(encodeGame({ ...played, game }));
    expect(text.length).toBeLessThan(300);
    expect(decodeGame(JSON.parse(text))).toEqual({ ok: true, value: { ...played, game } });
  });
});
