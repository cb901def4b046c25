import { round } from './stamp';

/**
 * Path text seen in a mirror standing at `axis`. The text must be absolute, its points written
 * as pairs with a space between; H and V are understood, arcs are not.
 */
export function mirror(d: string, axis = 50): string {
  return d.replace(/H([\d.]+)|([\d.]+) ([\d.]+)/g, (_, h, x, y) =>
    h ? `H${round(2 * axis - h)}` : `${round(2 * axis - x)} ${y}`,
  );
}

/** A half figure together with its mirror image. */
export const both = (d: string): string => d + mirror(d);
