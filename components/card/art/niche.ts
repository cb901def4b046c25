import type { Layer } from './layer';

/** The arched niche that every court figure stands in: a fine line around a tinted field. */
export const NICHE: readonly Layer[] = [
  {
    ink: 'red',
    d: 'M5 136V69a45 45 0 0 1 90 0V136ZM5.8 135.2H94.2V69a44.2 44.2 0 0 0-88.4 0Z',
  },
  { ink: 'tint', d: 'M7.5 133.5V69a42.5 42.5 0 0 1 85 0V133.5Z' },
];
