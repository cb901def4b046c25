import { heartPath } from './heart';
import type { Layer } from './layer';
import { both } from './mirror';
import { NICHE } from './niche';

/** The king: a tall crown and a great beard, and an orb in his hand. */
export const KING: readonly Layer[] = [
  ...NICHE,
  // The robe; ermine, its little tails, and the hand under the orb.
  { ink: 'red', d: both('M50 94H30C16 100 11 116 10 133.5H50Z') },
  { ink: 'paper', d: both('M50 124C38 123 22 118 13.5 110C17 97 26 90 34 86L50 100Z') },
  { ink: 'red', d: 'M72 108.5a11 11 0 1 0 .1 0Z' },
  {
    ink: 'paper',
    d: 'M60.5 122C62 129 67 131 72 131C78 131 81 127 82 121C86 122 86 129 82 133.6H66C61 131 59.5 126 60.5 122Z',
  },
  // Hair and beard in one, and the face let into them.
  {
    ink: 'deep',
    d:
      both(
        'M50 36L34 38C30 46 31 56 27 64C22 70 23 78 30 78C29 90 34 100 41 108C45 106 47 110 50 116Z',
      ) +
      heartPath(23, 104, 4) +
      heartPath(32, 112, 4) +
      heartPath(43, 118, 4) +
      heartPath(57, 118, 4) +
      heartPath(82, 105, 4),
  },
  { ink: 'paper', d: both('M50 42H37C36 48 36 56 37 62C37 68 42 76 50 77Z') },
  { ink: 'red', d: 'M46 72C48 71 52 71 54 72C53 75.5 47 75.5 46 72Z' },
  // Moustache, eyes, brows and nose; the locks of the beard.
  {
    ink: 'deep',
    d: `${both(
      'M50 65C45 63 42 67 38 67C35 67 34 65 34.5 62.5C31 66 33 72 39 72C44 72.5 48 72 50 69ZM39 55.5C41 51.5 45 51.5 47.5 55.5C45 53.8 41.5 53.8 39 55.5ZM37 51.5C39.5 46 45 46 48.3 50C44.5 49 41 49.5 37 51.5Z',
    )}M43.2 57.3a2 2 0 1 1 .1 0ZM56.8 53.3a2 2 0 1 0 .1 0ZM50 52L47 64L52 64.5L49.5 62.5Z`,
  },
  {
    ink: 'tint',
    d: both(
      'M42 80C40 88 41 96 45 102C43 95 43 88 42 80ZM49 82C47 90 47 98 49 106C49.5 98 49.5 90 49 82ZM36 78C34 84 36 92 39 96C37 90 37 84 36 78Z',
    ),
  },
  {
    ink: 'gold',
    d: both('M50 43.5C43 43.5 37 42.5 33 40.5L30.5 28L38 32.5L39.5 18L46.5 29.5L50 11Z'),
  },
  {
    ink: 'gold',
    d:
      'M50 8a2.5 2.5 0 1 0 .1 0ZM39 15a2.2 2.2 0 1 0 .1 0ZM61 15a2.2 2.2 0 1 0 .1 0ZM72 110a9.5 9.5 0 1 0 .1 0Z' +
      heartPath(72, 105.5, 9),
  },
  {
    ink: 'red',
    d:
      heartPath(50, 34.5, 8) +
      heartPath(39.5, 37, 4) +
      heartPath(60.5, 37, 4) +
      heartPath(72, 119.5, 9),
  },
];
