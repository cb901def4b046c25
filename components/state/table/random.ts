import type { Random32 } from '../../../engine';

/** The browser's own unpredictable numbers, for new deals. */
export const browserRandom: Random32 = () =>
  crypto.getRandomValues(new Uint32Array(1))[0] as number;
