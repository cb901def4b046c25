import { describe, expect, it } from 'vitest';
import { parseDeck } from '../../engine';
import { SORTED_DECK } from '../../engine/deck';

const error = (value: unknown) => {
  const deck = parseDeck(value);
  return deck.ok ? 'ok' : deck.error;
};

describe('rule 1: a deck', () => {
  it('is 52 ranks, four of each', () => {
    expect(parseDeck(SORTED_DECK)).toEqual({ ok: true, value: SORTED_DECK });
  });

  it.each([
    ['no list', null, 'not-52-ranks'],
    ['51 cards', SORTED_DECK.slice(1), 'not-52-ranks'],
    ['a rank of 14', [14, ...SORTED_DECK.slice(1)], 'not-52-ranks'],
    ['a rank of 0', [0, ...SORTED_DECK.slice(1)], 'not-52-ranks'],
    ['a rank as text', ['1', ...SORTED_DECK.slice(1)], 'not-52-ranks'],
    ['half a rank', [1.5, ...SORTED_DECK.slice(1)], 'not-52-ranks'],
    ['five twos', [2, ...SORTED_DECK.slice(1)], 'not-four-of-each'],
  ])('is not %s', (_, value, expected) => {
    expect(error(value)).toBe(expected);
  });
});
