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

/** A good stored game with some of its parts replaced, missing, cut short or doubled. */
const damaged = fc
  .record({
    key: fc.constantFrom(...(Object.keys(GOOD) as (keyof typeof GOOD)[])),
    how: fc.constantFrom('replace', 'drop', 'cut', 'double', 'nest'),
    value: json,
  })
  .map(({ key, how, value }): unknown => {
    const { [key]: old, ...others } = GOOD;
    if (how === 'drop') return others;
    if (how === 'nest') return { ...others, [key]: { [key]: old } };
    const text = String(old);
    if (how === 'cut') return { ...others, [key]: text.slice(0, text.length / 2) };
    return { ...others, [key]: how === 'double' ? text + text : value };
  });

/** Anything that might be found in storage where a game should be. */
export const oddStoredGame: fc.Arbitrary<unknown> = fc.oneof(
  json,
  damaged,
  fc.tuple(damaged, damaged).map(([one, other]) => ({ ...(one as object), ...(other as object) })),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

/** Anything that might be found in storage where settings should be. */
export const oddSettings: fc.Arbitrary<unknown> = fc.oneof(
  json,
  fc.dictionary(
    fc.constantFrom('v', 'theme', 'sound', 'table', 'sync', 'later', '__proto__', 'toString'),
    fc.oneof(json, fc.constantFrom(1, 2, true, false, 'dark', 'ink')),
  ),
);
