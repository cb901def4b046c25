import type { Place } from './layer';

/** The places of a staggered grid around the centre of the card; `odd` has those in its gaps. */
export const scatter = (dy: number, rows: number, odd = 0): readonly Place[] =>
  Array.from({ length: 2 * rows + 1 }, (_, index) => index - rows).flatMap((row) =>
    [-2, -1, 0, 1, 2]
      .filter((column) => Math.abs(row + column) % 2 === odd)
      .map((column): Place => [50 + column * 14, 70 + row * dy]),
  );
