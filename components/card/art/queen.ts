import { heartPath } from './heart';
import type { Layer } from './layer';
import { both } from './mirror';
import { NICHE } from './niche';
import { ROSE } from './rose';
import { stamp } from './stamp';

/** The queen: a coronet on long hair, and a rose in her hand. */
export const QUEEN: readonly Layer[] = [
  ...NICHE,
  // The head of hair; neck and shoulders, and the shadow of the chin.
  {
    ink: 'red',
    d: 'M50 29C35 29 27 39 28 54C28 64 33 68 32.5 77C32.5 86 36 92 42 94H80C78 88 80 84 79 76C78 68 72 64 72 54C73 39 65 29 50 29Z',
  },
  { ink: 'paper', d: 'M44 68V82C44 88 37 92 26 97L34 113H66L75 97C64 91 56 88 56 82V68Z' },
  { ink: 'tint', d: 'M44 73V80C50 83 54 80 56 76V73Z' },
  // The face, a heart itself; the dress.
  { ink: 'paper', d: both('M50 43C46 38 36 41 35 53C35 65 42 74 50 77Z') },
  {
    ink: 'deep',
    d: 'M13 133.5C12 120 13 103 25 97C31 95 35 99 40 100C46 101 50 105 50 110C50 105 54 101 60 100C65 99 68 95 74 97C86 102 88 118 87 133.5Z',
  },
  // The tress over the shoulder, the rose, the lips and cheeks.
  {
    ink: 'red',
    d:
      'M64 76C61 90 67 96 63 106C61 112 63 122 69 127C70 122 74 121 77 117C84 110 83 102 80 94L76 76ZM46 68.5C48 66.5 49 66.5 50 67.2C51 66.5 52 66.5 54 68.5C52 71 48 71 46 68.5Z' +
      stamp(ROSE.bloom, 19.5, 85.7, 21) +
      heartPath(40.5, 63.5, 4.5) +
      heartPath(59.5, 63.5, 4.5) +
      heartPath(42, 118, 4.5) +
      heartPath(53, 118, 4.5) +
      heartPath(36.5, 127, 4.5) +
      heartPath(47.5, 127, 4.5) +
      heartPath(58.5, 127, 4.5) +
      'M29.5 121C31 125 31 129 30 133.5H30.8C32 129 32 125 30.5 121Z',
  },
  // Eyes, brows and nose; a strand in the hair; the stem and its leaf.
  {
    ink: 'deep',
    d:
      both(
        'M37 55.5C40 60 45 60 47.5 55.5C44.5 58 40.5 58 37 55.5ZM36.5 51C39 47.5 44 47 47 50C44 48.8 40 49 36.5 51Z',
      ) +
      'M50 52L48 63L51 63.5L49.5 62ZM19 95L20.5 95L24 128L22.7 128ZM20.5 104C16 104 11.5 101 11 96C16 96.5 20 99 20.5 104ZM32 62C31.5 69 36 75 34.5 83C38.5 75 33.5 69 32 62ZM72 68C71 80 78 84 74 96C71 104 74 112 69 121C76.5 112 72.8 105 75.8 97C78.7 86 72.5 80 72 68Z',
  },
  {
    ink: 'paper',
    d:
      stamp(ROSE.folds, 19.5, 85.7, 21) +
      'M17.5 110C17.5 107 20 105.5 23 105.5L28 106C30 106.3 30 108.5 28.5 109C30.5 109.5 30.5 111.5 28.7 112C30 112.5 30 114.5 28 114.8C28.5 116 28 117.5 26 117.5H20.5C17.5 117.5 16.5 113 17.5 110Z',
  },
  {
    ink: 'gold',
    d:
      both('M50 37C45 36 40 36.5 36 38L33.5 27L42 32L50 18Z') +
      'M17 118L28.5 118L28 121L17 121Z' +
      heartPath(50, 96, 6),
  },
  {
    ink: 'gold',
    d: 'M50 14.5a2 2 0 1 0 .1 0ZM33.5 25a1.6 1.6 0 1 0 .1 0ZM66.5 25a1.6 1.6 0 1 0 .1 0Z',
  },
  { ink: 'red', d: heartPath(50, 32, 6) },
];
