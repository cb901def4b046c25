import { GROUND, LINE } from './back-parts';
import { heartPath } from './heart';
import type { Layer } from './layer';
import { ROSE } from './rose';
import { scatter } from './scatter';
import { stamp } from './stamp';

/** Two leaves under a rose, in its unit box. */
const LEAVES =
  'M.5 .92C.35 1.3 .05 1.25 -0.1 .9C.1 .8 .4 .8 .5 .92ZM.5 .92C.65 1.3 .95 1.25 1.1 .9C.9 .8 .6 .8 .5 .92Z';

const all = (unit: string): string => scatter(17, 3, ([x, y]) => stamp(unit, x, y - 1, 14));

/** Roses, and small hearts between them. */
export const roses = (): readonly Layer[] => [
  GROUND,
  LINE,
  { ink: 'deep', d: all(LEAVES) },
  { ink: 'tint', d: all(ROSE.bloom) + scatter(17, 3, ([x, y]) => heartPath(x, y, 4), 1) },
  { ink: 'red', d: all(ROSE.folds) },
];
