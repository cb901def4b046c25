import { coveringSlots, SLOTS, type Slot, type Target } from '../../engine';
import { spotOf } from './geometry';

/**
 * Where the focus goes when its card has left: to the card that it covered on the left, else on
 * the right, else to the nearest one left, else to the stock.
 */
export function neighbourOf(gone: Slot, left: readonly Slot[], leftHanded: boolean): Target {
  const uncovered = SLOTS.find((slot) => left.includes(slot) && coveringSlots(slot).includes(gone));
  if (uncovered !== undefined) return uncovered;
  const from = spotOf(gone, leftHanded);
  const distance = (slot: Slot) => {
    const { x, y } = spotOf(slot, leftHanded);
    return Math.hypot(x - from.x, y - from.y);
  };
  return left.reduce<Target>(
    (nearest, slot) =>
      typeof nearest === 'number' && distance(nearest) <= distance(slot) ? nearest : slot,
    'stock',
  );
}
