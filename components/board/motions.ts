import {
  type CardPlace,
  type Position,
  type Rank,
  rankIn,
  SLOTS,
  type Slot,
  wasteTop,
} from '../../engine';

/** What is seen to happen between two positions. */
export type Motion =
  | { readonly kind: 'deal' }
  | { readonly kind: 'leave'; readonly rank: Rank; readonly places: readonly CardPlace[] }
  | { readonly kind: 'return'; readonly slots: readonly Slot[] }
  | { readonly kind: 'draw' | 'redeal' | 'take-back-redeal' }
  | { readonly kind: 'take-back-draw'; readonly rank: Rank };

const isSameDeal = (before: Position, after: Position) =>
  before.deck === after.deck || before.deck.every((rank, card) => rank === after.deck[card]);

/** Finds the motion by comparing; null when nothing moved, or too much to be one move. */
export function motionBetween(before: Position, after: Position): Motion | null {
  if (!isSameDeal(before, after)) return { kind: 'deal' };
  const left = SLOTS.filter(
    (slot) => rankIn(before, slot) !== null && rankIn(after, slot) === null,
  );
  const back = SLOTS.filter(
    (slot) => rankIn(before, slot) === null && rankIn(after, slot) !== null,
  );
  const drawn = after.ring.cards.length - before.ring.cards.length;
  if (left.length + back.length > 0) {
    if (back.length === 0 && left.length - drawn === 2) {
      const rank = rankIn(before, left[0] as Slot) ?? 0;
      return { kind: 'leave', rank, places: drawn < 0 ? [...left, 'waste'] : left };
    }
    return left.length === 0 && back.length + drawn === 2 ? { kind: 'return', slots: back } : null;
  }
  if (drawn !== 0) return null;
  const { length } = after.ring.cards;
  const [from, to] = [before.ring.turned, after.ring.turned];
  if (to === from + 1) return { kind: 'draw' };
  if (to === from - 1) return { kind: 'take-back-draw', rank: wasteTop(before.ring) ?? 0 };
  if (from === length && to === 0) return { kind: 'redeal' };
  if (from === 0 && to === length) return { kind: 'take-back-redeal' };
  return null;
}
