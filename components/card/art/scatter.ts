/** A point of the card. */
export type Place = readonly [x: number, y: number];

/** Draws one thing at every place of a staggered grid around the centre of the card. */
export function scatter(dy: number, rows: number, draw: (at: Place) => string, odd = 0): string {
  let d = '';
  for (let r = -rows; r <= rows; r++) {
    for (let c = -2; c <= 2; c++) {
      if (Math.abs(r + c) % 2 === odd) d += draw([50 + c * 14, 70 + r * dy]);
    }
  }
  return d;
}
