import { ACE } from './ace';
import { heartPath } from './heart';
import { JACK } from './jack';
import { KING } from './king';
import type { Layer } from './layer';
import { pipsPath } from './pips';
import { QUEEN } from './queen';

const COURTS: Readonly<Record<number, readonly Layer[]>> = {
  1: ACE,
  11: JACK,
  12: QUEEN,
  13: KING,
};

/** The heart in the corner beside the index. */
const CORNER = heartPath(85, 14, 16);

/** The art of a card's face by rank, from the ace (1) to the king (13). */
export function faceLayers(rank: number): readonly Layer[] {
  const [lowest, ...others] = COURTS[rank] ?? [{ ink: 'red', d: pipsPath(rank) }];
  // In the shape of the lowest layer, which is red on every card: one drawing less for each.
  return lowest ? [{ ...lowest, d: CORNER + lowest.d }, ...others] : [];
}
