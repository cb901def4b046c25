import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dealGame,
  decodeGame,
  encodeGame,
  formatDealCode,
  redo,
  SAVED_GAME_ERRORS,
  SAVED_GAME_VERSION,
  type SavedGame,
  WORKED_EXAMPLE,
} from '../../engine';

const SAVED: SavedGame = {
  v: SAVED_GAME_VERSION,
  id: 'k3x0q8f2ab',
  deal: 'HH1-N-AAAAAAM',
  log: '9yz2',
  undo: 12,
  redo: '1',
  time: 61_500,
};

const error = (value: unknown) => {
  const decoded = decodeGame(value);
  return decoded.ok ? 'ok' : decoded.error;
};

describe('the saved game', () => {
  it('loads as it was stored', () => {
    const decoded = decodeGame(SAVED);
    if (!decoded.ok) throw new Error(decoded.error);
    expect(decoded.value).toMatchObject({ code: 'HH1-N-AAAAAAM', time: 61_500 });
    expect(decoded.value.game.moves).toBe(12);
    expect(encodeGame(decoded.value)).toEqual(SAVED);
    expect(redo(decoded.value.game)?.moves).toBe(13);
  });

  it('keeps the day of a daily heart, and has none for another game', () => {
    const daily = { ...SAVED, day: '2026-11-30' };
    const decoded = decodeGame(daily);
    expect(decoded.ok && decoded.value.day).toBe('2026-11-30');
    expect(decoded.ok && encodeGame(decoded.value)).toEqual(daily);
    const other = decodeGame(SAVED);
    expect(other.ok && other.value.day).toBeNull();
  });

  it('of version 1 loads: it had no name, and at first nothing to redo', () => {
    const { id: _, redo: redone, ...first } = { ...SAVED, v: 1 };
    for (const old of [first, { ...first, redo: redone }]) {
      const decoded = decodeGame(old);
      if (!decoded.ok) throw new Error(decoded.error);
      expect(decoded.value.id).toBe(SAVED.deal);
      expect(decoded.value.game.moves).toBe(12);
      expect(redo(decoded.value.game) !== null).toBe('redo' in old);
    }
  });

  it('of a daily heart knows its day, and whether it was begun on it', () => {
    const heart: SavedGame = { ...SAVED, day: '2026-11-30', onItsDay: true };
    const decoded = decodeGame(heart);
    if (!decoded.ok) throw new Error(decoded.error);
    expect(decoded.value).toMatchObject({ day: '2026-11-30', onItsDay: true });
    expect(encodeGame(decoded.value)).toEqual(heart);
  });

  it.each([{ day: '2026-11-30', onItsDay: 'yes' }, { day: '2026-11-30' }, { onItsDay: true }])(
    '%j was not begun on its day',
    (fields) => {
      const decoded = decodeGame({ ...SAVED, ...fields });
      expect(decoded.ok && decoded.value.onItsDay).toBeUndefined();
    },
  );

  it('has no minus before the zero', () => {
    const decoded = decodeGame({ ...SAVED, time: -0 });
    expect(decoded.ok && Object.is(decoded.value.time, 0)).toBe(true);
  });

  it('keeps the undo depth (rule 18)', () => {
    const decoded = decodeGame({ ...SAVED, log: '150', undo: 7, redo: '' });
    expect(decoded.ok && decoded.value.game.undoable).toBe(7);
  });

  it('of a deal just opened is the code alone', () => {
    expect(encodeGame(dealGame(formatDealCode(0)))).toEqual({
      v: SAVED_GAME_VERSION,
      id: 'HH1-N-AAAAAAA',
      deal: 'HH1-N-AAAAAAA',
      log: '',
      undo: 0,
      redo: '',
      time: 0,
    });
  });

  it.each([
    [null, 'not-a-save'],
    [undefined, 'not-a-save'],
    ['HH1-N-AAAAAAM', 'not-a-save'],
    [[], 'not-a-save'],
    [{}, 'not-a-save'],
    [{ ...SAVED, v: 0 }, 'not-a-save'],
    [{ ...SAVED, v: '1' }, 'not-a-save'],
    [{ ...SAVED, v: 1.5 }, 'not-a-save'],
    [{ ...SAVED, v: SAVED_GAME_VERSION + 1 }, 'newer-version'],
    [{ v: 99, other: 'form' }, 'newer-version'],
    [{ ...SAVED, deal: 'HH1-N-AAAAAA' }, 'bad-deal'],
    [{ ...SAVED, deal: 'hh1-n-aaaaaam' }, 'bad-deal'],
    [{ ...SAVED, deal: 7 }, 'bad-deal'],
    [{ ...SAVED, log: '9zy' }, 'bad-log'],
    [{ ...SAVED, log: null }, 'bad-log'],
    [{ ...SAVED, log: '8yz' }, 'illegal-move'],
    [{ ...SAVED, log: '1000000025', undo: 0, redo: '' }, 'ok'],
    [{ ...SAVED, log: '1000000026', undo: 0, redo: '' }, 'bad-log'],
    [{ ...SAVED, log: '150', undo: 100, redo: '' }, 'ok'],
    [{ ...SAVED, undo: 101 }, 'bad-undo'],
    [{ ...SAVED, undo: -1 }, 'bad-undo'],
    [{ ...SAVED, undo: 13 }, 'bad-undo'],
    [{ ...SAVED, undo: 1.5 }, 'bad-undo'],
    [{ ...SAVED, log: WORKED_EXAMPLE.log, undo: 1, redo: '' }, 'bad-undo'],
    [{ ...SAVED, redo: undefined }, 'bad-redo'],
    [{ ...SAVED, id: '' }, 'bad-id'],
    [{ ...SAVED, id: 17 }, 'bad-id'],
    [{ ...SAVED, id: 'x'.repeat(40) }, 'ok'],
    [{ ...SAVED, id: 'x'.repeat(41) }, 'bad-id'],
    [{ ...SAVED, day: '2026-11-30' }, 'ok'],
    [{ ...SAVED, day: '2026-11-31' }, 'bad-day'],
    [{ ...SAVED, day: '30-11-2026' }, 'bad-day'],
    [{ ...SAVED, day: 20_421 }, 'bad-day'],
    [{ ...SAVED, redo: 3 }, 'bad-redo'],
    [{ ...SAVED, redo: 'yy' }, 'bad-redo'],
    [{ ...SAVED, redo: '89' }, 'bad-redo'],
    [{ ...SAVED, redo: '88' }, 'ok'],
    [{ ...SAVED, redo: 'ab' }, 'illegal-move'],
    [{ ...SAVED, time: -1 }, 'bad-time'],
    [{ ...SAVED, time: 1e12 }, 'ok'],
    [{ ...SAVED, time: 1e12 + 1 }, 'bad-time'],
    [{ ...SAVED, time: Number.POSITIVE_INFINITY }, 'bad-time'],
    [{ ...SAVED, time: '0:42' }, 'bad-time'],
    [{ ...SAVED, log: WORKED_EXAMPLE.log, undo: 0, redo: '' }, 'ok'],
    [{ ...SAVED, more: 'than expected' }, 'ok'],
  ])('reads %j: %s', (value, expected) => {
    expect(error(value)).toBe(expected);
  });

  it('reads anything at all without throwing, and says what is wrong by a known code', () => {
    const damaged = fc.record(
      {
        v: fc.oneof(fc.constantFrom(1, 2), fc.anything()),
        deal: fc.oneof(fc.constant('HH1-N-AAAAAAM'), fc.string(), fc.anything()),
        log: fc.oneof(fc.stringMatching(/^[0-9a-z]{0,20}$/), fc.anything()),
        undo: fc.oneof(fc.nat(200), fc.anything()),
        time: fc.oneof(fc.nat(), fc.anything()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), damaged), (value) => {
        expect(['ok', ...SAVED_GAME_ERRORS]).toContain(error(value));
      }),
      { numRuns: 20_000 },
    );
  });
});
