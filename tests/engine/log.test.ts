import { describe, expect, it } from 'vitest';
import {
  createGame,
  deckOf,
  formatLog,
  isBeginningOf,
  joinLogs,
  PUBLISHED_CODE,
  parseLog,
  playStock,
  replayGame,
  WORKED_EXAMPLE,
} from '../../engine';
import { gameOf, tableOf, tapAll } from '../support/games';

const deck = deckOf(PUBLISHED_CODE);
const replay = (text: string) => {
  const log = parseLog(text);
  if (!log.ok) return log.error;
  const game = replayGame(deck, log.value, 100);
  return game.ok ? 'ok' : game.error;
};

describe('the log as text', () => {
  it('is empty for a game just dealt', () => {
    expect(formatLog(createGame(deck).log)).toBe('');
    expect(gameOf(deck, '')).toEqual(createGame(deck));
  });

  it('is nine taps, the point with the waste, two taps: 9yz2', () => {
    const nine = new Array<'stock'>(9).fill('stock');
    const { game } = tapAll(tableOf(deck), ...nine, 'waste', 25, 'stock', 'stock');
    expect(formatLog(game.log)).toBe('9yz2');
    expect(game.moves).toBe(12);
  });

  it('writes the lesser place first and leaves out a zero', () => {
    const start = { game: gameOf(deck, '9yz'), selection: null, kind: '' };
    expect(formatLog(tapAll(start, 24, 23).game.log)).toBe('9yzwx');
  });

  it('reads back what it writes', () => {
    const { log } = WORKED_EXAMPLE;
    expect(formatLog(gameOf(deck, log).log)).toBe(log);
  });

  it.each([
    'x',
    '9',
    '9yz0',
    '09yz',
    '-1',
    '1.5',
    '1e3',
    '9zy',
    '9xw',
    '9yy',
    '9y z',
    '9YZ',
    'ab'.repeat(26),
    '1'.repeat(14),
  ])('of %j is read only in its one written form', (text) => {
    const read = text === '9' ? { ok: true, value: { pairs: [], taps: 9 } } : null;
    expect(parseLog(text)).toEqual(read ?? { ok: false, error: 'not-a-log' });
  });

  it.each([
    ['9yz', 'ok'],
    ['8yz', 'illegal-move'],
    ['ab', 'illegal-move'],
    ['9yzyz', 'illegal-move'],
    ['9yz37yz', 'illegal-move'],
    [WORKED_EXAMPLE.log, 'ok'],
    [`${WORKED_EXAMPLE.log}1`, 'illegal-move'],
    [`${WORKED_EXAMPLE.log}ab`, 'illegal-move'],
  ])('of %j replays to %s', (text, expected) => {
    expect(replay(text)).toBe(expected);
  });

  it('of a billion taps replays as fast as any: by arithmetic', () => {
    // 27 cards make 28 stops of the marker: a billion taps come to 1,000,000,000 mod 28 = 20.
    const long = gameOf(deck, '1000000000');
    expect(long.position).toEqual(gameOf(deck, '20').position);
    expect(long.moves).toBe(1_000_000_000);
  });

  it('of a billion moves takes no more taps: what is written can be read again', () => {
    expect(playStock(gameOf(deck, '999999999'))?.moves).toBe(1_000_000_000);
    expect(playStock(gameOf(deck, '1000000000'))).toBeNull();
  });
});

describe('the beginning of a log', () => {
  const logOf = (text: string) => {
    const log = parseLog(text);
    if (!log.ok) throw new Error(log.error);
    return log.value;
  };

  it.each([
    ['', ''],
    ['', '3'],
    ['2', '3'],
    ['3', '3'],
    ['', '3yz'],
    ['2', '3yz'],
    ['3', '3yz'],
    ['3yz', '3yz'],
    ['3yz', '3yz2'],
    ['3yz1', '3yz2xz'],
    ['3yzxz', '3yzxz4'],
  ])('%j begins %j', (beginning, whole) => {
    expect(isBeginningOf(logOf(beginning), logOf(whole))).toBe(true);
  });

  it.each([
    ['4', '3'],
    ['4', '3yz'],
    ['3yz', '3'],
    ['3yz', ''],
    ['3yz', '2yz'],
    ['3yz', '4yz'],
    ['3yz', '3xz'],
    ['3xy', '3xz'],
    ['3yz3', '3yz2'],
    ['3yz3', '3yz2xz'],
    ['3yzxz', '3yz'],
    ['3yzxz', '3yzwz'],
  ])('%j does not begin %j', (beginning, whole) => {
    expect(isBeginningOf(logOf(beginning), logOf(whole))).toBe(false);
  });

  it('is joined to the rest of it', () => {
    for (const text of ['', '3', '3yz', '3yz2', '3yz2xz1']) {
      expect(formatLog(joinLogs(logOf('2xz1'), logOf(text)))).toBe(
        text.startsWith('3') ? `2xz4${text.slice(1)}` : '2xz1',
      );
    }
  });
});
