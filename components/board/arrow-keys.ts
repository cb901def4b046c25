import type { Target } from '../../engine';
import { type Spot, spotOf } from './geometry';
import type { RovingFocus } from './roving-focus';

/** The arrow keys, by the step they make. */
const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest of the targets in a direction, or null at the edge. */
function nearestInDirection(
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

/** Moves the focus for an arrow key, Home or End; returns whether it was one. */
export function moveFocus(
  key: string,
  { active, targets, focus, leftHanded }: RovingFocus,
): boolean {
  const all = targets();
  const arrow = ARROWS[key];
  let next: Target | null | undefined;
  if (arrow) next = nearestInDirection(active(), arrow, all, leftHanded());
  else if (key === 'Home') next = all[0];
  else if (key === 'End') next = all.at(-1);
  else return false;
  if (next != null) focus(next);
  return true;
}
