/**
 * The inks of a card, by name; their colours come from the style sheet. In either theme 'paper'
 * is light (skin, linen, the letter) and 'deep' is the darkest ink (hair, eyes): on dark cards
 * the bare card shows where nothing is painted, so no layer relies on 'paper' to match it.
 */
type Ink = 'red' | 'deep' | 'paper' | 'tint' | 'gold';

/** A point of the card. */
export type Place = readonly [x: number, y: number];

/** One flat shape of one ink, filled by the nonzero rule, in a card of 100 by 140. */
export interface Layer {
  readonly ink: Ink;
  readonly d: string;
  /** Where the shape is repeated: its origin comes to each of these places. */
  readonly at?: readonly Place[];
}
