import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  besideOthers,
  noStatistics,
  resetOf,
  type Statistics,
} from '../../components/statistics/device-statistics';
import { figuresOf } from '../../components/statistics/figures';
import { bytesOf, fitted } from '../../components/statistics/fitted';
import { beats, type GameRecord, withRecords } from '../../components/statistics/game-record';
import { decodeStatistics, encodeStatistics } from '../../components/statistics/stored-statistics';
import { dayNumberAt, WEEKS } from '../../components/statistics/totals';
import { statisticsWith } from '../support/statistics';

const DAY = 86_400_000;
const START = Date.UTC(2026, 8, 1, 12);

/** Games one after the other: each won, or lost with some cards left. */
const games = (most: number) =>
  fc
    .array(
      fc.record({
        left: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 25 })),
        moves: fc.nat(400),
        seconds: fc.nat(5000),
        later: fc.integer({ min: 1, max: DAY }),
      }),
      { maxLength: most, size: 'max' },
    )
    .map((list) => {
      let at = START;
      return list.map(({ later, ...game }, index): GameRecord => {
        at += later;
        return { id: `g${index}`, at, ...game };
      });
    });

/** Whole percent, of which 0 and 100 are said of none and all alone. */
function percentageOf(part: number, whole: number) {
  if (whole === 0) return null;
  if (part === 0 || part === whole) return part === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((100 * part) / whole)));
}

/** The figures as one would count them by hand from a list of games. */
function naive(list: readonly GameRecord[]) {
  const won = list.filter(({ left }) => left === 0);
  let [streak, bestStreak] = [0, 0];
  for (const { left } of list) {
    streak = left === 0 ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
  }
  const sum = won.reduce((all, { seconds }) => all + seconds, 0);
  return {
    played: list.length,
    won: won.length,
    lost: list.length - won.length,
    open: 0,
    percentage: percentageOf(won.length, list.length),
    streak,
    bestStreak,
    bestTime: won.length === 0 ? null : Math.min(...won.map(({ seconds }) => seconds)),
    averageTime: won.length === 0 ? null : Math.round(sum / won.length),
    fewestMoves: won.length === 0 ? null : Math.min(...won.map(({ moves }) => moves)),
    left: Array.from(
      { length: 25 },
      (_, index) => list.filter(({ left }) => left === index + 1).length,
    ),
  };
}

/** Records games one at a time, as the game does; what does not fit is folded. */
const recordedOneByOne = (list: readonly GameRecord[], start = noStatistics('a')): Statistics => {
  let mine = start;
  for (const game of list) mine = fitted({ ...mine, games: withRecords(mine.games, [game]) });
  return mine;
};

describe('the figures', { timeout: 30_000 }, () => {
  it('are those that one would count by hand', () => {
    fc.assert(
      fc.property(games(60), (list) => {
        expect(figuresOf([statisticsWith(list)])).toMatchObject(naive(list));
      }),
    );
  });

  it.each([
    [0, 3, 0],
    [1, 300, 1],
    [1, 3, 33],
    [2, 3, 67],
    [299, 300, 99],
    [3, 3, 100],
  ])('say of %i won of %i: %i percent', (won, all, percentage) => {
    const list = Array.from({ length: all }, (_, index) => ({
      id: `g${index}`,
      at: START + index,
      left: index < won ? 0 : 5,
      moves: 60,
      seconds: 90,
    }));
    expect(figuresOf([statisticsWith(list, 'a')])).toMatchObject({ percentage });
  });

  it('count each win on its day', () => {
    fc.assert(
      fc.property(games(60), (list) => {
        const { wins } = figuresOf([statisticsWith(list)]);
        for (const [day, count] of wins) {
          const onIt = list.filter(({ at, left }) => left === 0 && dayNumberAt(at) === day);
          expect(count).toBe(onIt.length);
        }
        const all = [...wins.values()].reduce((sum, count) => sum + count, 0);
        expect(all).toBe(naive(list).won);
      }),
    );
  });

  it('count open games as played, in no percentage and in no streak', () => {
    const won = { id: 'w', at: START, left: 0, moves: 60, seconds: 100 };
    const mine = { ...statisticsWith([won]), open: new Map([['o', START]]) };
    expect(figuresOf([mine])).toMatchObject({
      played: 2,
      won: 1,
      lost: 0,
      open: 1,
      percentage: 100,
      streak: 1,
    });
  });
});

describe('older games, added up', { timeout: 60_000 }, () => {
  it('give the same figures as when each was kept', () => {
    fc.assert(
      fc.property(games(600), (list) => {
        const folded = recordedOneByOne(list);
        expect(figuresOf([folded])).toMatchObject(naive(list));
      }),
      { numRuns: 15 },
    );
  });

  it('keep the wins of the weeks that the calendar shows', () => {
    const list = Array.from({ length: 2000 }, (_, index) => ({
      id: `g${index}`,
      at: START + index * (DAY / 10),
      left: index % 3,
      moves: 60,
      seconds: 100,
    }));
    const folded = figuresOf([recordedOneByOne(list)]).wins;
    const all = figuresOf([statisticsWith(list)]).wins;
    const last = dayNumberAt(list.at(-1)?.at ?? 0);
    for (let day = last; day > last - WEEKS * 7; day--) {
      expect(folded.get(day) ?? 0, String(day)).toBe(all.get(day) ?? 0);
    }
  });

  it.each([1000, 10_000])('take less than 7,000 bytes after %i games', (count) => {
    const list = Array.from({ length: count }, (_, index) => ({
      id: `k${(index * 7919 + 36 ** 9).toString(36)}`,
      at: START + index * 3_600_000,
      left: index % 4 === 0 ? 0 : index % 25,
      moves: 150 + (index % 90),
      seconds: 300 + (index % 900),
    }));
    const stored = encodeStatistics(recordedOneByOne(list));
    expect(stored.games.length).toBeGreaterThan(100);
    expect(bytesOf(stored)).toBeLessThanOrEqual(7000);
  });
});

describe('several devices', { timeout: 30_000 }, () => {
  it('are added up, each game once, whoever knows of it', () => {
    const owners = fc.array(fc.subarray(['a', 'b', 'c'], { minLength: 1 }), {
      minLength: 60,
      maxLength: 60,
    });
    fc.assert(
      fc.property(games(60), owners, (list, who) => {
        const of = (device: string) =>
          statisticsWith(
            list.filter((_, index) => who[index]?.includes(device)),
            device,
          );
        const all = [of('a'), of('b'), of('c')] as const;
        expect(figuresOf(all)).toMatchObject(naive(list));
        // Each drops what another counts; together they still have all of it.
        const apart = all.map((mine) =>
          besideOthers(
            mine,
            all.filter((other) => other !== mine),
          ),
        );
        expect(apart.flatMap((mine) => mine.games.map(({ id }) => id)).sort()).toEqual(
          list.map(({ id }) => id).sort(),
        );
      }),
    );
  });

  it('add up what each has folded', () => {
    fc.assert(
      fc.property(games(500), (list) => {
        const of = (device: string, part: number) =>
          recordedOneByOne(
            list.filter((_, index) => index % 2 === part),
            noStatistics(device),
          );
        const { streak: _, bestStreak: __, ...counted } = naive(list);
        expect(figuresOf([of('a', 0), of('b', 1)])).toMatchObject(counted);
      }),
      { numRuns: 10 },
    );
  });

  it('let a game lost on one and won on another be won, once', () => {
    const lost = { id: 'x', at: START + 5, left: 9, moves: 80, seconds: 100 };
    const won = { id: 'x', at: START, left: 0, moves: 60, seconds: 90 };
    for (const [one, other] of [
      [lost, won],
      [won, lost],
    ] as const) {
      const all = [statisticsWith([one], 'a'), statisticsWith([other], 'b')] as const;
      expect(figuresOf(all)).toMatchObject({ played: 1, won: 1, lost: 0 });
    }
    expect([beats(won, lost), beats(lost, won)]).toEqual([true, false]);
  });

  it('count a game once that is open here and over there', () => {
    const won = { id: 'x', at: START, left: 0, moves: 60, seconds: 90 };
    const here = { ...noStatistics('a'), open: new Map([['x', START]]) };
    expect(figuresOf([here, statisticsWith([won], 'b')])).toMatchObject({ played: 1, open: 0 });
    const there = { ...noStatistics('b'), open: new Map([['x', START + 9]]) };
    expect(figuresOf([here, there])).toMatchObject({ played: 1, open: 1 });
  });
});

describe('a reset', { timeout: 30_000 }, () => {
  const momentAfter = (list: readonly GameRecord[]) => (list.at(-1)?.at ?? START) + 1;
  const since = (mine: Statistics, at: number): Statistics => ({
    ...mine,
    reset: { since: at, before: [mine.reset.since], at },
  });

  it('leaves nothing, on all devices, and the way back brings all of it again', () => {
    fc.assert(
      fc.property(games(400), (list) => {
        const mine = recordedOneByOne(list);
        const other = { ...noStatistics('b'), open: new Map([['o', START]]) };
        const reset = since(other, momentAfter(list));
        expect(figuresOf([mine, reset])).toMatchObject(naive([]));
        const back = { ...reset, reset: { since: -1, before: [], at: reset.reset.at + 1 } };
        expect(figuresOf([mine, back])).toMatchObject({
          ...naive(list),
          open: 1,
          played: list.length + 1,
        });
      }),
      { numRuns: 20 },
    );
  });

  it('counts what comes after it, also when that is folded', () => {
    fc.assert(
      fc.property(games(300), games(500), (old, next) => {
        const at = momentAfter(old);
        const later = next.map((game) => ({
          ...game,
          id: `n${game.id}`,
          at: game.at - START + at + 1,
        }));
        const mine = recordedOneByOne(later, since(recordedOneByOne(old), at));
        expect(figuresOf([mine])).toMatchObject(naive(later));
      }),
      { numRuns: 10 },
    );
  });

  it('is the last one set, wherever it was set', () => {
    const [a, b] = [since(noStatistics('a'), 500), since(noStatistics('b'), 900)];
    expect(resetOf([a, b])).toEqual(b.reset);
    expect(resetOf([b, a])).toEqual(b.reset);
    expect(besideOthers(a, [b]).reset).toEqual(b.reset);
  });
});

describe('stored statistics', { timeout: 30_000 }, () => {
  const storedWith = (most: number) =>
    games(most).map((list) => encodeStatistics(recordedOneByOne(list)));
  const stored = storedWith(8);

  it('are read as they were written', () => {
    fc.assert(
      fc.property(storedWith(300), (value) => {
        const read = decodeStatistics(JSON.parse(JSON.stringify(value)), 'new');
        expect(read.error).toBe(null);
        expect(encodeStatistics(read.statistics)).toEqual(value);
      }),
      { numRuns: 20 },
    );
  });

  it('of any kind are read without harm, and never show more wins than games', () => {
    const odd = fc.oneof(
      fc.jsonValue(),
      fc
        .tuple(
          stored,
          fc.constantFrom('device', 'games', 'totals', 'open', 'reset', 'v'),
          fc.jsonValue(),
        )
        .map(([value, key, other]) => ({ ...value, [key]: other })),
      fc
        .tuple(stored, fc.string(), fc.jsonValue())
        .map(([value, key, other]) => ({ ...value, totals: { ...value.totals, [key]: other } })),
    );
    fc.assert(
      fc.property(odd, (value) => {
        const read = decodeStatistics(value, 'new').statistics;
        const { played, won, percentage } = figuresOf([read]);
        expect(won).toBeLessThanOrEqual(played);
        expect(percentage ?? 0).toBeLessThanOrEqual(100);
        const again = decodeStatistics(encodeStatistics(fitted(read)), 'new');
        expect(again.error).toBe(null);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    [{ since: 500, before: -1, at: 500 }, [-1]],
    [{ since: -1, before: -1, at: 900 }, []],
  ])('with one way back from a reset %j, as once, are read', (reset, before) => {
    const read = decodeStatistics({ ...encodeStatistics(noStatistics('a')), reset }, 'a');
    expect(read).toMatchObject({ error: null, statistics: { reset: { ...reset, before } } });
  });

  it.each([
    ['there is no way back', { since: 5, before: [], at: 5 }],
    ['nothing can come later', { since: 2 ** 47 - 1, before: [-1], at: 2 ** 47 - 1 }],
  ])('with a reset after which %s hide no game', (_, reset) => {
    const read = decodeStatistics({ ...encodeStatistics(noStatistics('a')), reset }, 'a');
    expect(read).toEqual({ statistics: noStatistics('a'), error: 'damaged' });
  });

  it.each([
    ['newer', { v: 2, games: 'in a form of the future' }, 'newer-version'],
    ['no statistics at all', 'hello', 'damaged'],
  ])('(%s) are taken as none', (_, value, error) => {
    expect(decodeStatistics(value, 'a')).toEqual({ statistics: noStatistics('a'), error });
  });
});
