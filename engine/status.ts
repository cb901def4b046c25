import { ALL_SLOTS, freeSlots, type SlotSet } from './heart';
import { type CardPlace, isPlayable, type Position, rankAt, rankIn } from './position';

/** How a game stands (rules 19 and 20). */
export const STATUSES = ['playing', 'stuck', 'won'] as const;
/** One of {@link STATUSES}. */
export type Status = (typeof STATUSES)[number];

const countBits = (set: SlotSet) => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** The score: 10 for each heart card that has left, 0 to 250 (rule 11). */
export const score = (position: Position) => 10 * countBits(ALL_SLOTS & ~position.filled);

/** Whether the heart is cleared, whatever is left in stock and waste (rule 19). */
export const isWon = (position: Position) => position.filled === 0;

/** Whether no free heart card has a partner anywhere: heart, stock or waste (rule 20). */
export function isStuck(position: Position): boolean {
  if (isWon(position)) return false;
  // A bit for each rank: every card of stock and waste can be reached, for redeals are unlimited.
  let partners = position.ring.cards.reduce((ranks, rank) => ranks | (1 << rank), 0);
  for (const slot of freeSlots(position.filled)) {
    const rank = 1 << (rankIn(position, slot) ?? 0);
    if (partners & rank) return false;
    partners |= rank;
  }
  return true;
}

/** How the game stands (rules 19 and 20). */
export const status = (position: Position): Status =>
  isWon(position) ? 'won' : isStuck(position) ? 'stuck' : 'playing';

/** The cards that placement help marks: those in a pair that could leave now (rule 16). */
export function cardsWithPartner(position: Position): readonly CardPlace[] {
  const free: CardPlace[] = freeSlots(position.filled);
  const playable = isPlayable(position, 'waste') ? [...free, 'waste' as const] : free;
  return playable.filter((place) =>
    playable.some(
      (other) => other !== place && rankAt(position, other) === rankAt(position, place),
    ),
  );
}
