import { heartPath } from './heart';
import type { Layer } from './layer';
import { both, mirror } from './mirror';
import { ring } from './ring';

/** Points along the right side of the lace, from the tip to the notch. */
const LACE =
  '50 117.5,54 112.5,58.7 108,63.8 103.6,68.9 99.2,73.7 94.8,78.3 90,82.4 85,85.9 79.2,88.2 73,' +
  '89 66.4,88.2 60.1,85.6 54,81.1 49.3,75.2 46.3,68.7 45.3,62.4 46.6,57 49.8';

/** Small discs on every point of the lace. */
const discs = (r: number): string =>
  `${LACE},${mirror(LACE)}`
    .split(',')
    .map((at) => `M${at}m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join('');

/** The ace: one heart of lace and scrollwork around a golden one. */
export const ACE: readonly Layer[] = [
  { ink: 'red', d: heartPath(50, 82, 78) + discs(4) },
  { ink: 'tint', d: discs(1.4) + ring(50, 82, 65, 1.6) },
  {
    ink: 'tint',
    d: both(
      'M50 107C40 97 22 87 21.5 70C21.5 57 32 52.5 39 56C46 60 45 70 37 71C33 71 31 67 33 64C33 67 38 68 40 65C42 60 37 57 33 58C27 60 25.3 65 25.5 70C26 85 42 95 50 107ZM50 92C43 92 35 88 32.5 80C41 80 48 84 50 92ZM50 101C46 100 42 97 41 92C46 92 49 95 50 101ZM50 107L49.2 81.3H50Z',
    ),
  },
  { ink: 'gold', d: heartPath(50, 74, 16) },
];
