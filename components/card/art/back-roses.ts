import { GROUND, LINE } from './back-parts';
import { heartPath } from './heart';
import type { Layer } from './layer';
import { ROSE } from './rose';
import { scatter } from './scatter';
import { stamp } from './stamp';

/** Two leaves under a rose, in its unit box. */
const LEAVES =
  'M.5 .92C.35 1.3 .05 1.25 -0.1 .9C.1 .8 .4 .8 .5 .92ZM.5 .92C.65 1.3 .95 1.25 1.1 .9C.9 .8 .6 .8 .5 .92Z';

const ALL = scatter(17, 3);

/** Roses, and small hearts between them. */
export const roses = (): readonly Layer[] => [
  GROUND,
  LINE,
  { ink: 'deep', d: stamp(LEAVES, 0, -1, 14), at: ALL },
  { ink: 'tint', d: stamp(ROSE.bloom, 0, -1, 14), at: ALL },
  { ink: 'tint', d: heartPath(0, 0, 4), at: scatter(17, 3, 1) },
  { ink: 'red', d: stamp(ROSE.folds, 0, -1, 14), at: ALL },
];
