import type { Rank } from './deck';

/**
 * Stock and waste as one ring of cards with a marker. A draw moves the marker on by one; a redeal
 * sets it back to the beginning (rules 8 and 9): so any number of stock taps is one addition.
 */
export interface Ring {
  /** 0 to 27 ranks in dealing order: the waste from its lowest card to its top, then the stock. */
  readonly cards: readonly Rank[];
  /** The marker: how many of them lie on the waste. */
  readonly turned: number;
}

/** Cards left in the stock. */
export const stockCount = (ring: Ring) => ring.cards.length - ring.turned;

/** Cards on the waste. */
export const wasteCount = (ring: Ring) => ring.turned;

/** The playable card of the waste, or null (rule 7). */
export const wasteTop = (ring: Ring): Rank | null => ring.cards[ring.turned - 1] ?? null;

/** Whether a tap on the stock does something: a draw or a redeal (rules 8 and 9). */
export const canTapStock = (ring: Ring) => ring.cards.length > 0;

/** The ring after `taps` taps on the stock; negative for taps taken back. Unchanged when empty. */
export function tapStock(ring: Ring, taps: number): Ring {
  // One position more than cards: the marker also stands before the first of them.
  const stops = ring.cards.length + 1;
  return { cards: ring.cards, turned: (((ring.turned + taps) % stops) + stops) % stops };
}

/** The ring without its top waste card (rule 7). */
export function takeWasteTop(ring: Ring): Ring {
  const top = ring.turned - 1;
  return { cards: ring.cards.filter((_, index) => index !== top), turned: top };
}
