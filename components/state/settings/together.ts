import { choicesOf, encodeChoices, newest } from './choices';
import { goodOf } from './settings';

/** The record that has all of two, and of a setting the newer choice; else what the first has. */
export const together = (first: unknown, second: unknown) =>
  encodeChoices(newest(choicesOf(second), choicesOf(first)), {
    ...goodOf(second),
    ...goodOf(first),
  });
