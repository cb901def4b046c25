/** A place of the heart: 1 is the leftmost of the top row, 25 the point (rule 2). */
export type Slot = number;

/** Places in the heart (rule 2). */
export const HEART_SIZE = 25;

/** The point, the only free card at the start (rule 6). */
export const POINT: Slot = 25;

/** Left edges of the cards, row by row from the top, in card widths (rule 4). */
const ROWS: readonly (readonly number[])[] = [
  [0.5, 1.5, 3.5, 4.5],
  [0, 1, 2, 3, 4, 5],
  [0.5, 1.5, 2.5, 3.5, 4.5],
  [1, 2, 3, 4],
  [1.5, 2.5, 3.5],
  [2, 3],
  [2.5],
];

/** Where a heart card lies. */
export interface Place {
  readonly slot: Slot;
  /** 0 (the arches) to 6 (the point). */
  readonly row: number;
  /** Its place in the row, from 0 at the left. */
  readonly column: number;
  /** Left edge in card widths, 0 to 5 (rule 4). */
  readonly x: number;
}

/** Rows in the heart. */
export const ROW_COUNT = ROWS.length;

/** The number of places in a row, 0 (the arches) to 6 (the point). */
export const rowSize = (row: number) => ROWS[row]?.length ?? 0;

/** The 25 places in reading order (rule 4). */
export const PLACES: readonly Place[] = ROWS.flatMap((xs, row) =>
  xs.map((x, column) => ({ row, column, x })),
).map((place, index) => ({ slot: index + 1, ...place }));

/** All slots, 1 to 25. */
export const SLOTS: readonly Slot[] = PLACES.map((place) => place.slot);

/** The place of a slot; throws a RangeError when there is none. */
export function placeOf(slot: Slot): Place {
  const place = PLACES[slot - 1];
  if (!place) throw new RangeError(`no slot ${slot}`);
  return place;
}

/** The slots of the next row whose cards cover this one: those half a width aside (rule 5). */
export function coveringSlots(slot: Slot): readonly Slot[] {
  const { row, x } = placeOf(slot);
  return PLACES.filter((other) => other.row === row + 1 && Math.abs(other.x - x) === 0.5).map(
    (other) => other.slot,
  );
}

/** Whether a number is a slot. */
const isSlot = (number: number): number is Slot =>
  Number.isInteger(number) && number >= 1 && number <= HEART_SIZE;

/** A set of slots: bit `slot - 1` says whether the slot is in it. */
export type SlotSet = number;

/** The set of one slot. */
export const slotBit = (slot: Slot): SlotSet => 1 << (slot - 1);

/** The set of all 25 slots: the heart before the first pair. */
export const ALL_SLOTS: SlotSet = 2 ** HEART_SIZE - 1;

const COVERING: readonly SlotSet[] = SLOTS.map((slot) =>
  coveringSlots(slot).reduce((set, other) => set | slotBit(other), 0),
);

/** Whether a card of the heart `filled` lies there with nothing left that covers it (rule 6). */
export function isFree(filled: SlotSet, slot: Slot): boolean {
  return (
    isSlot(slot) && (filled & slotBit(slot)) !== 0 && (filled & (COVERING[slot - 1] ?? 0)) === 0
  );
}

/** The free slots of the heart `filled`, in reading order (rule 6). */
export const freeSlots = (filled: SlotSet): Slot[] => SLOTS.filter((slot) => isFree(filled, slot));
