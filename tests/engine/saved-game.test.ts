import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dealGame,
  decodeGame,
  encodeGame,
  formatDealCode,
  redo,
  SAVED_GAME_ERRORS,
  type SavedGame,
  WORKED_EXAMPLE,
} from '../../engine';

/** The first saved form that was shipped; it loads for ever. */
const V1: SavedGame = {
  v: 1,
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
  it('of version 1 loads', () => {
    const decoded = decodeGame(V1);
    if (!decoded.ok) throw new Error(decoded.error);
    expect(decoded.value).toMatchObject({ code: 'HH1-N-AAAAAAM', time: 61_500 });
    expect(decoded.value.game.moves).toBe(12);
    expect(encodeGame(decoded.value)).toEqual(V1);
    expect(redo(decoded.value.game)?.moves).toBe(13);
  });

  it('has no minus before the zero', () => {
    const decoded = decodeGame({ ...V1, time: -0 });
    expect(decoded.ok && Object.is(decoded.value.time, 0)).toBe(true);
  });

  it('keeps the undo depth (rule 18)', () => {
    const decoded = decodeGame({ ...V1, log: '150', undo: 7, redo: '' });
    expect(decoded.ok && decoded.value.game.undoable).toBe(7);
  });

  it('of a deal just opened is the code alone', () => {
    expect(encodeGame(dealGame(formatDealCode(0)))).toEqual({
      v: 1,
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
    [{ ...V1, v: 0 }, 'not-a-save'],
    [{ ...V1, v: '1' }, 'not-a-save'],
    [{ ...V1, v: 1.5 }, 'not-a-save'],
    [{ ...V1, v: 2 }, 'newer-version'],
    [{ v: 99, other: 'form' }, 'newer-version'],
    [{ ...V1, deal: 'HH1-N-AAAAAA' }, 'bad-deal'],
    [{ ...V1, deal: 'hh1-n-aaaaaam' }, 'bad-deal'],
    [{ ...V1, deal: 7 }, 'bad-deal'],
    [{ ...V1, log: '9zy' }, 'bad-log'],
    [{ ...V1, log: null }, 'bad-log'],
    [{ ...V1, log: '8yz' }, 'illegal-move'],
    [{ ...V1, undo: 101 }, 'bad-undo'],
    [{ ...V1, undo: -1 }, 'bad-undo'],
    [{ ...V1, undo: 13 }, 'bad-undo'],
    [{ ...V1, undo: 1.5 }, 'bad-undo'],
    [{ ...V1, log: WORKED_EXAMPLE.log, undo: 1, redo: '' }, 'bad-undo'],
    [{ ...V1, redo: undefined }, 'ok'],
    [{ ...V1, redo: 3 }, 'bad-redo'],
    [{ ...V1, redo: 'yy' }, 'bad-redo'],
    [{ ...V1, redo: '89' }, 'bad-redo'],
    [{ ...V1, redo: '88' }, 'ok'],
    [{ ...V1, redo: 'ab' }, 'illegal-move'],
    [{ ...V1, time: -1 }, 'bad-time'],
    [{ ...V1, time: Number.POSITIVE_INFINITY }, 'bad-time'],
    [{ ...V1, time: '0:42' }, 'bad-time'],
    [{ ...V1, log: WORKED_EXAMPLE.log, undo: 0, redo: '' }, 'ok'],
    [{ ...V1, more: 'than expected' }, 'ok'],
  ])('reads %j: %s', (value, expected) => {
    expect(error(value)).toBe(expected);
  });

  it('reads anything at all without throwing, and says what is wrong by a known code', () => {
    const damaged = fc.record(
      {
        v: fc.oneof(fc.constant(1), fc.anything()),
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
