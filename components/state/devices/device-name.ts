import type { Random32 } from '../../../engine';
import { isPrivateWindow } from '../storage/private-window';
import { randomName } from '../table/names';

/** The longest name of a device or a game that is taken for one, in characters. */
export const LONGEST_NAME = 40;

/**
 * The name of this device among those of the player. It is not with the game, for that may be
 * replaced; where it cannot be kept, a surface has one of its own.
 */
export function deviceName(random: Random32): string {
  const name = randomName(random);
  if (isPrivateWindow()) return name;
  try {
    const known = localStorage.getItem('device') ?? '';
    if (known !== '' && known.length <= LONGEST_NAME) return known;
    localStorage.setItem('device', name);
    return name;
  } catch {
    return name;
  }
}
