import { HEART, heartPath } from './heart';
import { stamp } from './stamp';

/** A heart-shaped line: the outline filled between two sizes, as its inner edge runs backwards. */
export const ring = (x: number, y: number, size: number, width: number): string =>
  heartPath(x, y, size) + stamp(HEART, x, y + width * 0.07, width - size, size - width);
