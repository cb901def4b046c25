import { GROUND, LINE, seal } from './back-parts';
import { heartPath } from './heart';
import type { Layer } from './layer';
import { ring } from './ring';
import { type Place, scatter } from './scatter';
import { stamp } from './stamp';

/** The lower right side of a heart's line, which comes to the top again to lock a pair. */
const LINK = 'M.5 .96C.55 .86 .75 .74 .88 .58L.8 .58C.7 .7 .54 .8 .5 .88Z';

const pairs = (draw: (at: Place) => string): string =>
  scatter(13, 4, ([x, y]) => (x === 50 && y === 70 ? '' : draw([x, y])));

/** Small hearts where the lattice leaves a gap at the edge. */
const EDGE = [31, 57, 83, 109].flatMap((y) => [14.5, 85.5].map((x) => heartPath(x, y, 5))).join('');

/** A lattice of interlocked double hearts, sealed in the middle: an envelope's lining. */
export const lattice = (): readonly Layer[] => [
  GROUND,
  LINE,
  { ink: 'paper', d: pairs(([x, y]) => ring(x - 3.8, y, 13.4, 2.8)) },
  { ink: 'red', d: pairs(([x, y]) => ring(x + 3.8, y, 14.6, 5.4)) },
  { ink: 'tint', d: pairs(([x, y]) => ring(x + 3.8, y, 13.4, 2.8)) },
  { ink: 'red', d: pairs(([x, y]) => stamp(LINK, x - 3.9, y, 16)) },
  { ink: 'paper', d: pairs(([x, y]) => stamp(LINK, x - 3.8, y, 13.4)) },
  { ink: 'tint', d: EDGE },
  ...seal(70),
];
