/** A source of whole numbers, each of 32 bits: 0 to 2^32 - 1. */
export type Random32 = () => number;

const TWO_TO_32 = 2 ** 32;

/**
 * The generator sfc32 (Chris Doty-Humphrey's "small fast counting"): 128 bits of state in four
 * words, period at least 2^32 from every seed. Different seeds are different states, for every
 * step can be undone.
 */
export function sfc32(a: number, b: number, c: number, counter: number): Random32 {
  return () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
}

/** A whole number from 0 to `limit` - 1, all equally likely; `limit` from 1 to 2^32. */
export function below(random: Random32, limit: number): number {
  // Numbers of the last, incomplete round would favour the low results: they are drawn again.
  const fair = TWO_TO_32 - (TWO_TO_32 % limit);
  let number = random();
  while (number >= fair) number = random();
  return number % limit;
}

/** A shuffled copy, every order equally likely (Fisher and Yates, from the last place down). */
export function shuffle<Item>(items: readonly Item[], random: Random32): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
  }
  return shuffled;
}
