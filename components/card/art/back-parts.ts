import { heartPath } from './heart';
import type { Layer } from './layer';

/** The printed ground of a back, within a margin of bare paper. */
export const GROUND: Layer = {
  ink: 'red',
  d: 'M9 5H91a4 4 0 0 1 4 4V131a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Z',
};

/** A fine line inside the edge of the ground. */
export const LINE: Layer = {
  ink: 'tint',
  d: 'M7.5 7.5H92.5V132.5H7.5ZM8.2 8.2V131.8H91.8V8.2Z',
};

/** The wax seal: gold with an uneven rim, and a heart in a ring pressed into it. */
export const seal = (y: number): readonly Layer[] => [
  {
    ink: 'gold',
    d:
      `M40.5 ${y}c-1-4 2-6 4-7c2-3 7-3 9-1c4 0 7 4 6 7c2 3 1 8-2 9c-2 3-7 3-9 1c-4 1-8-1-8-4` +
      'c-2-1-2-4 0-5Z',
  },
  {
    ink: 'deep',
    d:
      `${heartPath(50, y + 0.4, 9)}M43 ${y}a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z` +
      `M43.6 ${y}a6.4 6.4 0 1 1 12.8 0a6.4 6.4 0 1 1-12.8 0Z`,
  },
];
