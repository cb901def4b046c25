import { stamp } from './stamp';

/** The heart of the game in a unit box: index, pip, ornament and icon all use this one shape. */
export const HEART =
  'M.5 .96C.58 .8 1 .61 1 .3C1 .13 .88 .03 .74 .03C.62 .03 .53 .1 .5 .21' +
  'C.47 .1 .38 .03 .26 .03C.12 .03 0 .13 0 .3C0 .61 .42 .8 .5 .96Z';

/** The heart as path text, `size` wide and centred on a point; `turned` stands it on its head. */
export const heartPath = (cx: number, cy: number, size: number, turned = false): string =>
  stamp(HEART, cx, cy, turned ? -size : size);
