import { countOf, type Plays } from './plays';

/** Whether the first know of all that the second know of. */
export const includes = (plays: Plays, others: Plays): boolean =>
  Object.entries(others).every(([device, count]) => countOf(plays, device) >= count);

/** Whether both know of the same. */
export const isSame = (plays: Plays, others: Plays): boolean =>
  includes(plays, others) && includes(others, plays);

/** All that either knows of. */
export const together = (plays: Plays, others: Plays): Plays => ({
  ...plays,
  ...Object.fromEntries(
    Object.entries(others).map(([device, count]) => [
      device,
      Math.max(countOf(plays, device), count),
    ]),
  ),
});
