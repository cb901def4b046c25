import { ACE } from './ace';
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
const cache = new Map<number, readonly Layer[]>();

/** The art of a card's face by rank, from the ace (1) to the king (13). */
export function faceLayers(rank: number): readonly Layer[] {
  const court = COURTS[rank];
  if (court) return court;
  const known = cache.get(rank);
  if (known) return known;
  const pips: readonly Layer[] = [{ ink: 'red', d: pipsPath(rank) }];
  cache.set(rank, pips);
  return pips;
}
