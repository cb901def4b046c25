import type { Deck, Rank } from './deck';
import { ALL_SLOTS, HEART_SIZE, isFree, type Slot, type SlotSet, slotBit } from './heart';
import { type Ring, takeWasteTop, tapStock, wasteTop } from './ring';

/** What lies on the table at one moment. */
export interface Position {
  /** The deck it was dealt from; its first 25 ranks are those of the slots (rule 2). */
  readonly deck: Deck;
  /** The slots whose cards are still there. */
  readonly filled: SlotSet;
  /** Stock and waste. */
  readonly ring: Ring;
}

/** A card that a pair can take: a heart card, or the top of the waste (rule 7). */
export type CardPlace = Slot | 'waste';

/** A pair that leaves: a heart card and a later heart card, or the top of the waste (rule 7). */
export interface Pair {
  readonly slot: Slot;
  /** A slot greater than `slot`, or the waste. */
  readonly partner: CardPlace;
}

/** The table just after the deal: card 52 is turned, the others of the stock follow (rules 2, 3). */
export function deal(deck: Deck): Position {
  const stock = deck.slice(HEART_SIZE, -1);
  return { deck, filled: ALL_SLOTS, ring: { cards: [...deck.slice(-1), ...stock], turned: 1 } };
}

/** The rank in a slot, or null when it is empty. */
export const rankIn = (position: Position, slot: Slot): Rank | null =>
  (position.filled & slotBit(slot)) === 0 ? null : (position.deck[slot - 1] ?? null);

/** The rank of a heart card or of the waste's top, or null when nothing lies there. */
export const rankAt = (position: Position, place: CardPlace): Rank | null =>
  place === 'waste' ? wasteTop(position.ring) : rankIn(position, place);

/** Whether a card lies there that a pair may take now (rules 6 and 7). */
export const isPlayable = (position: Position, place: CardPlace): boolean =>
  place === 'waste' ? position.ring.turned > 0 : isFree(position.filled, place);

/** The pair of two places in its one written order, or null when they are the same place. */
export function pairOf(one: CardPlace, other: CardPlace): Pair | null {
  if (one === other) return null;
  if (one === 'waste') return pairOf(other, one);
  if (other === 'waste') return { slot: one, partner: other };
  return { slot: Math.min(one, other), partner: Math.max(one, other) };
}

/** Whether the pair may leave: both playable and of one rank (rule 7). */
export const canPair = (position: Position, { slot, partner }: Pair): boolean =>
  isPlayable(position, slot) &&
  isPlayable(position, partner) &&
  rankAt(position, slot) === rankAt(position, partner);

/** The table without the pair; whether it may leave is the caller's to know ({@link canPair}). */
export function removePair(position: Position, { slot, partner }: Pair): Position {
  const filled = position.filled & ~slotBit(slot);
  return partner === 'waste'
    ? { ...position, filled, ring: takeWasteTop(position.ring) }
    : { ...position, filled: filled & ~slotBit(partner) };
}

/** The table after taps on the stock, negative for taps taken back (rules 8 and 9). */
export const turnStock = (position: Position, taps: number): Position => ({
  ...position,
  ring: tapStock(position.ring, taps),
});
