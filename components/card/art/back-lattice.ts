import { GROUND, LINE, seal } from './back-parts';
import { heartPath } from './heart';
import type { Layer } from './layer';
import { ring } from './ring';
import { scatter } from './scatter';
import { stamp } from './stamp';

/** The lower right side of a heart's line, which comes to the top again to lock a pair. */
const LINK = 'M.5 .96C.55 .86 .75 .74 .88 .58L.8 .58C.7 .7 .54 .8 .5 .88Z';

/** Where the pairs are: all but the middle, where the seal is. */
const PAIRS = scatter(13, 4).filter(([x, y]) => x !== 50 || y !== 70);

/** Where the lattice leaves a gap at the edge. */
const EDGE = [31, 57, 83, 109].flatMap((y) => [14.5, 85.5].map((x) => [x, y] as const));

/** A lattice of interlocked double hearts, sealed in the middle: an envelope's lining. */
export const lattice = (): readonly Layer[] => [
  GROUND,
  LINE,
  { ink: 'paper', d: ring(-3.8, 0, 13.4, 2.8), at: PAIRS },
  { ink: 'red', d: ring(3.8, 0, 14.6, 5.4), at: PAIRS },
  { ink: 'tint', d: ring(3.8, 0, 13.4, 2.8), at: PAIRS },
  { ink: 'red', d: stamp(LINK, -3.9, 0, 16), at: PAIRS },
  { ink: 'paper', d: stamp(LINK, -3.8, 0, 13.4), at: PAIRS },
  { ink: 'tint', d: heartPath(0, 0, 5), at: EDGE },
  ...seal(70),
];
