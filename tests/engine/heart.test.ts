import { describe, expect, it } from 'vitest';
import { coveringSlots, freeSlots, isFree, PLACES, placeOf, rowSize, SLOTS } from '../../engine';
import { ALL_SLOTS, slotBit } from '../../engine/heart';

describe('rules 2 and 4: the places', () => {
  it('are rows of 4, 6, 5, 4, 3, 2 and 1, numbered in reading order', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(rowSize)).toEqual([4, 6, 5, 4, 3, 2, 1, 0]);
    expect(PLACES.map(({ slot }) => slot)).toEqual(SLOTS);
    expect(placeOf(1)).toEqual({ slot: 1, row: 0, column: 0, x: 0.5 });
    expect(placeOf(4)).toEqual({ slot: 4, row: 0, column: 3, x: 4.5 });
    expect(placeOf(5)).toEqual({ slot: 5, row: 1, column: 0, x: 0 });
    expect(placeOf(25)).toEqual({ slot: 25, row: 6, column: 0, x: 2.5 });
    expect(() => placeOf(26)).toThrow(new RangeError('no slot 26'));
  });

  it('leave a gap between the two arches', () => {
    expect(PLACES.slice(0, 4).map(({ x }) => x)).toEqual([0.5, 1.5, 3.5, 4.5]);
  });
});

describe('rule 5: coverage', () => {
  it.each([
    [1, [5, 6]],
    [2, [6, 7]],
    [3, [8, 9]],
    [4, [9, 10]],
    [5, [11]],
    [6, [11, 12]],
    [10, [15]],
    [11, [16]],
    [15, [19]],
    [20, [23]],
    [23, [25]],
    [24, [25]],
    [25, []],
  ])('%i is covered by %j', (slot, covering) => {
    expect(coveringSlots(slot)).toEqual(covering);
  });

  it('is by one or two cards everywhere but at the point', () => {
    for (const slot of SLOTS.slice(0, -1)) {
      expect([1, 2]).toContain(coveringSlots(slot).length);
    }
  });
});

describe('rule 6: free cards', () => {
  it('are the point alone at the start', () => {
    expect(freeSlots(ALL_SLOTS)).toEqual([25]);
  });

  it('come free when all that cover them are gone', () => {
    const withoutPoint = ALL_SLOTS & ~slotBit(25);
    expect(freeSlots(withoutPoint)).toEqual([23, 24]);
    expect(freeSlots(withoutPoint & ~slotBit(23))).toEqual([20, 24]);
    expect(isFree(withoutPoint & ~slotBit(23), 21)).toBe(false);
    expect(isFree(withoutPoint & ~slotBit(23) & ~slotBit(24), 21)).toBe(true);
  });

  it.each([0, 26, 33, -7, 1.5, Number.NaN])('never include a place that is none: %d', (slot) => {
    expect(isFree(ALL_SLOTS, slot)).toBe(false);
  });

  it('never include a place that is empty', () => {
    expect(isFree(ALL_SLOTS & ~slotBit(25), 25)).toBe(false);
    expect(freeSlots(0)).toEqual([]);
  });
});
