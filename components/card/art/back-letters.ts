import { GROUND, seal } from './back-parts';
import { heartPath } from './heart';
import type { Layer } from './layer';

/** Hearts along both edges of the flap, from the upper corners to the seal. */
const FLAP = [0, 1, 2, 3, 4, 5]
  .flatMap((i) => [13 + i * 5.4, 87 - i * 5.4].map((x) => heartPath(x, 13 + i * 9, 5)))
  .join('');

/** An envelope with its flap and seal. */
export const letters = (): readonly Layer[] => [
  GROUND,
  { ink: 'tint', d: 'M6 133.5L50 88L94 133.5L93 134.2L50 89.5L7 134.2Z' },
  { ink: 'deep', d: 'M5 9V13L47 82C49 85 51 85 53 82L95 13V9Z' },
  { ink: 'red', d: 'M5 9V10L47 78C49 81 51 81 53 78L95 10V9L91 5H9Z' },
  { ink: 'tint', d: FLAP },
  ...seal(76),
];
