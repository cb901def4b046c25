import { heartPath } from './heart';
import { mirror } from './mirror';

/** A heart-shaped line: the outline filled between two sizes, as its inner edge runs backwards. */
export const ring = (x: number, y: number, size: number, width: number): string =>
  heartPath(x, y, size) + mirror(heartPath(x, y + width * 0.07, size - width), x);
