import { heartPath } from './heart';
import type { Layer } from './layer';
import { both } from './mirror';
import { NICHE } from './niche';

/** The jack: a feathered cap on page-boy hair, and a letter sealed with a heart. */
export const JACK: readonly Layer[] = [
  ...NICHE,
  // Hair, then neck and face with the chin's shadow between them.
  { ink: 'deep', d: both('M50 42H29C27 56 26 68 28 76C33 82 40 82 44 78H50Z') },
  { ink: 'paper', d: 'M44 66H56V92H44Z' },
  { ink: 'tint', d: 'M44 74V81C50 84 54 81 56 77V74Z' },
  {
    ink: 'paper',
    d: both('M50 51C45 52.5 40 52 36 50C35.5 58 36 66 39 71C42 76 46 77.5 50 77.5Z'),
  },
  // Doublet and cap; the slashes of its sleeves; brim, collar and letter.
  {
    ink: 'red',
    d:
      both('M50 133.5H12C12 116 16 100 30 94L44 86C46 88.5 48 89 50 89Z') +
      'M26 44C24 32 38 24 54 26C68 27 77 35 75 45C60 40 42 40 26 44Z',
  },
  {
    ink: 'deep',
    d: both(
      'M20 105C16 112 15 122 16 133.5C19 122 21 112 20 105ZM25 103C22 112 22 122 24 133.5C26 122 27 112 25 103Z',
    ),
  },
  {
    ink: 'paper',
    d:
      both('M44 83C37 87 32 90 30 96L41 106L50 96C46 93 44 88 44 83Z') +
      'M25 43C40 37 62 37 76 44L75 50C60 43 40 43 27 49ZM29 111L67 106L70 127L32 132Z',
  },
  // The letter's folds and seal, the sleeve at the hand; cheeks.
  {
    ink: 'red',
    d:
      heartPath(50, 121.5, 10) +
      heartPath(40.3, 67.5, 4.5) +
      heartPath(59.7, 67.5, 4.5) +
      'M29 111L50 124L67 106L50 122.5ZM32 132L44.5 120.5L43.5 120ZM70 127L55.5 118.5L54.8 119.3ZM71 116C67 115.5 62 115.5 61 118C60.5 119.5 61 121 61 121.5C60 122.5 60 124 61 125C60.5 127 61 128 62.5 128.5C62 130 62 132 61 133.5H71Z',
  },
  // Eyes that glance aside, brows, nose and smile; the cuff.
  {
    ink: 'deep',
    d:
      both(
        'M38.8 60C41 55.5 45 55.5 47.5 60C45 58 41.5 58 38.8 60ZM38 56C40.5 52.5 44.5 52.5 47.5 55C44.5 54.5 41 54.7 38 56Z',
      ) +
      'M44 61.5a2 2 0 1 1 .1 0ZM57.5 57.5a2 2 0 1 0 .1 0ZM50 58L48 67L51.2 67.5L49.5 66ZM44.5 71C47 73 52 73 55.5 69.5C54 75.5 47 75.5 44.5 71ZM63.5 130.3H73.5L75 133.5H62Z',
  },
  {
    ink: 'paper',
    d: 'M74.5 122C74.5 119 72 117.5 69 117.5L64 118C62 118.3 62 120.5 63.5 121C61.5 121.5 61.5 123.5 63.3 124C62 124.5 62 126.5 64 126.8C63.5 128 64 129.5 66 129.5H71.5C74.5 129.5 75.5 125 74.5 122Z',
  },
  {
    ink: 'gold',
    d: 'M36 42C34 28 40 12 56 7C64 5 72 8 73 15C70 12 66 12 64 14C66 16 66 19 64 22C62 20 60 20 58 21C60 24 58 28 55 30C53 28 51 29 49 30C50 34 44 38 36 42Z',
  },
  { ink: 'deep', d: `${heartPath(36, 42, 8)}M38.3 39C41 26 48 16 60 10C46 14 39 25 37 39Z` },
];
