import { coveringSlots, SLOTS, type Slot, type Target } from '../../engine';
import { type Spot, spotOf } from './geometry';

/** The arrow keys, by the step they make. */
export const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest of the targets in a direction, or null at the edge. */
export function nearestInDirection(
  from: Target,
  direction: Spot,
  targets: readonly Target[],
  leftHanded: boolean,
): Target | null {
  const start = spotOf(from, leftHanded);
  let nearest: Target | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const { x, y } = spotOf(target, leftHanded);
    const [dx, dy] = [x - start.x, y - start.y];
    const along = dx * direction.x + dy * direction.y;
    const across = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    // Sideways: rather along the row than near by. Up and down: rather the next row than straight on.
    const distance = direction.x === 0 ? 2 * along + across : along + 3 * across;
    if (along > 0 && distance < shortest) [nearest, shortest] = [target, distance];
  }
  return nearest;
}

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
