import { heartPath, place } from './heart';
import type { Layer } from './layer';
import { mirror } from './mirror';
import { ring } from './ring';
import { ROSE } from './rose';

type Place = readonly [x: number, y: number];

/** The printed ground of a back, within a margin of bare paper. */
const GROUND: Layer = {
  ink: 'red',
  d: 'M9 5H91a4 4 0 0 1 4 4V131a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Z',
};

/** A fine line inside the edge of the ground. */
const LINE: Layer = {
  ink: 'tint',
  d: 'M7.5 7.5H92.5V132.5H7.5ZM8.2 8.2V131.8H91.8V8.2Z',
};

/** The wax seal: gold with an uneven rim, and a heart in a ring pressed into it. */
const seal = (y: number): readonly Layer[] => [
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

/** Draws one thing at every place of a staggered grid around the centre of the card. */
function scatter(dy: number, rows: number, draw: (at: Place) => string, odd = 0): string {
  let d = '';
  for (let r = -rows; r <= rows; r++) {
    for (let c = -2; c <= 2; c++) {
      if (Math.abs(r + c) % 2 === odd) d += draw([50 + c * 14, 70 + r * dy]);
    }
  }
  return d;
}

/** The lower right side of a heart's line, which comes to the top again to lock a pair. */
const LINK = 'M.5 .96C.55 .86 .75 .74 .88 .58L.8 .58C.7 .7 .54 .8 .5 .88Z';

const pairs = (draw: (at: Place) => string): string =>
  scatter(13, 4, ([x, y]) => (x === 50 && y === 70 ? '' : draw([x, y])));

/** Small hearts where the lattice leaves a gap at the edge. */
const EDGE = [31, 57, 83, 109].map((y) => heartPath(14.5, y, 5)).join('');

/** A lattice of interlocked double hearts, sealed in the middle: an envelope's lining. */
const lattice = (): readonly Layer[] => [
  GROUND,
  LINE,
  { ink: 'paper', d: pairs(([x, y]) => ring(x - 3.8, y, 13.4, 2.8)) },
  { ink: 'red', d: pairs(([x, y]) => ring(x + 3.8, y, 14.6, 5.4)) },
  { ink: 'tint', d: pairs(([x, y]) => ring(x + 3.8, y, 13.4, 2.8)) },
  { ink: 'red', d: pairs(([x, y]) => place(LINK, x - 3.9, y, 16)) },
  { ink: 'paper', d: pairs(([x, y]) => place(LINK, x - 3.8, y, 13.4)) },
  { ink: 'tint', d: EDGE + mirror(EDGE) },
  ...seal(70),
];

/** Hearts along the edge of the flap, from the upper left corner to the seal. */
const FLAP = [0, 1, 2, 3, 4, 5].map((i) => heartPath(13 + i * 5.4, 13 + i * 9, 5)).join('');

const letters = (): readonly Layer[] => [
  GROUND,
  { ink: 'tint', d: 'M6 133.5L50 88L94 133.5L93 134.2L50 89.5L7 134.2Z' },
  { ink: 'deep', d: 'M5 9V13L47 82C49 85 51 85 53 82L95 13V9Z' },
  { ink: 'red', d: 'M5 9V10L47 78C49 81 51 81 53 78L95 10V9L91 5H9Z' },
  { ink: 'tint', d: FLAP + mirror(FLAP) },
  ...seal(76),
];

/** Two leaves under a rose, in its unit box. */
const LEAVES =
  'M.5 .92C.35 1.3 .05 1.25 -0.1 .9C.1 .8 .4 .8 .5 .92ZM.5 .92C.65 1.3 .95 1.25 1.1 .9C.9 .8 .6 .8 .5 .92Z';

const roses = (unit: string): string => scatter(17, 3, ([x, y]) => place(unit, x, y - 1, 14));

const rosesBack = (): readonly Layer[] => [
  GROUND,
  LINE,
  { ink: 'deep', d: roses(LEAVES) },
  { ink: 'tint', d: roses(ROSE.bloom) + scatter(17, 3, ([x, y]) => heartPath(x, y, 4), 1) },
  { ink: 'red', d: roses(ROSE.folds) },
];

/** Every back there is, by name; each is drawn when it is asked for. */
export const BACKS = { lattice, letters, roses: rosesBack };

/** The name of a back. */
export type BackName = keyof typeof BACKS;
