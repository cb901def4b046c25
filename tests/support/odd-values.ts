import fc from 'fast-check';
import { WORKED_EXAMPLE } from '../../engine';

/** A stored game in its good form, with all that is stored beside it. */
const GOOD = {
  v: 2,
  id: 'k3x0q8f2ab',
  deal: WORKED_EXAMPLE.code,
  log: '9yzwx2',
  undo: 13,
  redo: '',
  time: 42_000,
  rev: 3,
  writer: 'a',
  base: '2:a',
  left: null,
  unfinished: [{ v: 1, deal: 'HH1-N-AAAAAAA', log: '3', undo: 3, redo: '1', time: 5 }],
  finished: [{ v: 2, id: 'x', deal: 'HH1-N-AAAAAAA', log: '3', undo: 3, redo: '', time: 5, at: 9 }],
  plays: { d7k2m9x4qa: 31 },
};

/** Values as JSON can hold them, for that is what storage holds. */
const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<unknown>;

/** A good value with one of its parts replaced, missing, cut short, doubled or nested. */
const damagedOf = (good: Readonly<Record<string, unknown>>) =>
  fc
    .record({
      key: fc.constantFrom(...Object.keys(good)),
      how: fc.constantFrom('replace', 'drop', 'cut', 'double', 'nest'),
      value: json,
    })
    .map(({ key, how, value }): object => {
      const { [key]: old, ...others } = good;
      if (how === 'drop') return others;
      if (how === 'nest') return { ...others, [key]: { [key]: old } };
      const text = typeof old === 'string' ? old : JSON.stringify(old);
      if (how === 'cut') return { ...others, [key]: text.slice(0, text.length / 2) };
      return { ...others, [key]: how === 'double' ? text + text : value };
    });

/** Anything that might be found in storage where a good value should be. */
const oddLike = (good: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> => {
  const damaged = damagedOf(good);
  return fc.oneof(
    json,
    damaged,
    fc.tuple(damaged, damaged).map(([one, other]) => ({ ...one, ...other })),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
};

/** Anything that might be found in storage where a game should be. */
export const oddStoredGame = oddLike(GOOD);

/** The same for what else is stored, by the names of `StoredName`. */
export const oddOthers = {
  statistics: oddLike({
    v: 1,
    device: 'd7k2m9x4qa',
    games: [['x', 9, 0, 60, 312]],
    totals: {
      until: 5,
      left: [1, ...new Array<number>(25).fill(0)],
      seconds: 60,
      bestTime: 60,
      fewestMoves: 70,
      streak: 1,
      bestStreak: 1,
      wins: [[20_787, 1]],
    },
    open: [['y', 7]],
    reset: { since: -1, before: -1, at: -1 },
  }),
  history: oddLike({ v: 1, games: GOOD.finished }),
  days: oddLike({ v: 1, months: { '2026-11': '15a2055' } }),
  devices: oddLike({
    v: 1,
    game: GOOD,
    device: 'd7k2m9x4qa',
    plays: GOOD.plays,
    playedAt: 9,
    writes: [8, 9],
  }),
};

/** Anything that might be found in storage where settings should be. */
export const oddSettings: fc.Arbitrary<unknown> = fc
  .tuple(
    fc.dictionary(
      fc.constantFrom('v', 'theme', 'sound', 'table', 'sync', 'later', '__proto__', 'toString'),
      fc.oneof(json, fc.constantFrom(1, 2, true, false, 'dark', 'ink')),
    ),
    fc.oneof(
      json,
      fc.dictionary(
        fc.constantFrom('v', 'at', 'theme', 'sound', 'later', '__proto__', 'toString'),
        fc.oneof(json, fc.constantFrom(0, 1796000000000, 8.64e15, 8.64e15 + 1, -1, 0.5)),
      ),
    ),
    fc.constantFrom('record', 'record with moments', 'anything'),
  )
  .map(([record, at, what]) => {
    if (what === 'anything') return at;
    return what === 'record' ? record : { ...record, at };
  });
