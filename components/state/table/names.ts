import type { Random32 } from '../../../engine';

/** A name for a game or a device, unlike any other: about ten letters and digits. */
export const randomName = (random: Random32): string =>
  (random() * 2 ** 20 + (random() >>> 12)).toString(36);
