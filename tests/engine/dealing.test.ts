import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  createGame,
  DEALS,
  type DealCode,
  deckOf,
  formatDealCode,
  isStuck,
  isWon,
  PUBLISHED_CODE,
  parseLog,
  randomDealCode,
  rankIn,
  replayGame,
  SLOTS,
  stockCount,
  WORKED_EXAMPLE,
  wasteTop,
} from '../../engine';
import { below, sfc32, shuffle } from '../../engine/random';

const RANK_LETTERS = '_A23456789XJQK';
const golden = readFileSync('tests/data/golden-deals.txt', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [DealCode, string]);

describe('rule 27: the published deal HH1-N-AAAAAAM', () => {
  const { position } = createGame(deckOf(PUBLISHED_CODE));
  const stock = position.ring.cards.slice(position.ring.turned);

  it('has a 10 in place 1, a 4 as its point and an ace on the waste', () => {
    expect(rankIn(position, 1)).toBe(10);
    expect(rankIn(position, 25)).toBe(4);
    expect(wasteTop(position.ring)).toBe(1);
  });

  it('has its first 4 of the stock at the ninth card drawn', () => {
    expect(stock.indexOf(4)).toBe(8);
  });

  it('can be won, its tenth move pairing the point with the 4 of the waste', () => {
    const log = parseLog(WORKED_EXAMPLE.log);
    if (!log.ok) throw new Error(log.error);
    expect(log.value.pairs[0]).toEqual({ taps: 9, slot: 25, partner: 'waste' });
    const game = replayGame(deckOf(WORKED_EXAMPLE.code), log.value, 0);
    expect(game.ok && isWon(game.value.position)).toBe(true);
  });
});

describe('rule 26: a code gives its deal for ever', () => {
  it('deals 1,000 golden codes as an independent reading of the generator does', () => {
    expect(golden).toHaveLength(1000);
    for (const [code, ranks] of golden) {
      const dealt = deckOf(code).map((rank) => RANK_LETTERS[rank]);
      expect(dealt.join(''), code).toBe(ranks);
    }
  });

  it('uses the whole number of the code: codes 2^32 apart differ', () => {
    expect(deckOf(formatDealCode(7))).not.toEqual(deckOf(formatDealCode(2 ** 32 + 7)));
  });

  it('gives 100,000 codes 100,000 different deals', () => {
    const seen = new Set<string>();
    for (let step = 0; step < 100_000; step++) {
      seen.add(deckOf(formatDealCode(Math.floor((step * DEALS) / 100_000))).join());
    }
    expect(seen.size).toBe(100_000);
  });
});

describe('rules 1 to 3: the deal', () => {
  it('uses four of each rank, in every golden deal', () => {
    for (const [code] of golden) {
      expect([...deckOf(code)].sort((a, b) => a - b).join()).toBe(
        Array.from({ length: 52 }, (_, card) => Math.floor(card / 4) + 1).join(),
      );
    }
  });

  it('lays 25 cards as the heart, 26 as the stock in dealing order, and turns the last', () => {
    const deck = deckOf(PUBLISHED_CODE);
    const { position } = createGame(deck);
    expect(SLOTS.map((slot) => rankIn(position, slot))).toEqual(deck.slice(0, 25));
    expect(stockCount(position.ring)).toBe(26);
    expect(position.ring.cards).toEqual([deck[51], ...deck.slice(25, 51)]);
    expect(position.ring.turned).toBe(1);
  });

  it('shuffles without bias: each rank comes to each place equally often', () => {
    const DEALT = 26_000;
    const counts = Array.from({ length: 52 }, () => new Array<number>(14).fill(0));
    for (let step = 0; step < DEALT; step++) {
      const deck = deckOf(formatDealCode(step * 308_916));
      for (const [place, rank] of deck.entries()) {
        const row = counts[place] as number[];
        row[rank] = (row[rank] ?? 0) + 1;
      }
    }
    // Chi-square of 13 ranks at a place: 12 degrees of freedom; the mean of 52 is 12, and its
    // standard deviation sqrt(24 / 52) = 0.68: five of them either way.
    const expected = DEALT / 13;
    const chiSquares = counts.map((row) =>
      row.slice(1).reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0),
    );
    const mean = chiSquares.reduce((sum, value) => sum + value, 0) / 52;
    expect(Math.abs(mean - 12)).toBeLessThan(5 * 0.68);
    expect(Math.max(...chiSquares)).toBeLessThan(45);
  });
});

describe('a fair choice below a limit', () => {
  it('draws again where a number of the incomplete last round would favour the low ones', () => {
    const limit = 3;
    const numbers = [2 ** 32 - 1, 2 ** 32 - 2];
    expect(below(() => numbers.shift() as number, limit)).toBe((2 ** 32 - 2) % limit);
  });
});

describe('a shuffle', () => {
  it('draws one number for each place from the last down to the second', () => {
    const limits: number[] = [];
    const items = Array.from({ length: 52 }, (_, index) => index);
    shuffle(items, () => limits.push(0) && 0);
    expect(limits).toHaveLength(51);
  });
});

describe('rule 22: a new game', () => {
  it('is never stuck from the start, though one random deal in ten is', () => {
    const random = sfc32(22, 22, 22, 1);
    let stuckCodes = 0;
    for (let step = 0; step < 2000; step++) {
      expect(isStuck(createGame(deckOf(randomDealCode(random))).position)).toBe(false);
      const any = formatDealCode(below(random, 2 ** 32));
      if (isStuck(createGame(deckOf(any)).position)) stuckCodes++;
    }
    // The point has no partner among the 27 others when its three lie in the heart:
    // (24 * 23 * 22) / (51 * 50 * 49) = 9.7 %; four standard deviations of 2,000 are 2.6 %.
    expect(stuckCodes / 2000).toBeGreaterThan(0.071);
    expect(stuckCodes / 2000).toBeLessThan(0.123);
  });

  it('reaches every first letter of the codes', () => {
    const random = sfc32(1, 2, 3, 1);
    const letters = new Set<string>();
    for (let step = 0; step < 500; step++) letters.add(randomDealCode(random)[6] as string);
    expect(letters.size).toBe(26);
  });
});
