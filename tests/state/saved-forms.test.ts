import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { UNWRITTEN } from '../../components/state/table/replica';
import { decodeTable, encodeTable } from '../../components/state/table/stored-table';
import { type CodedGame, formatLog, OLD_VERSIONS, SAVED_GAME_VERSION } from '../../engine';

const FOLDER = 'tests/data/saves';

const load = (name: string) => {
  const stored: unknown = JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8'));
  const decoded = decodeTable(stored, 'here');
  if (!decoded.ok) throw new Error(decoded.error);
  expect(decoded.value.damage).toBeNull();
  return decoded.value;
};

const told = ({ id, code, day, game, time }: CodedGame) => ({
  id,
  code,
  day,
  log: formatLog(game.log),
  undo: game.undoable,
  redo: formatLog(game.undone),
  time,
});

const PUBLISHED = {
  id: 'HH1-N-AAAAAAM',
  code: 'HH1-N-AAAAAAM',
  day: null,
  log: '9yz2',
  undo: 12,
  redo: '',
  time: 61_500,
};
const FRESH = {
  ...PUBLISHED,
  id: 'HH1-N-AAAAAAA',
  code: 'HH1-N-AAAAAAA',
  log: '',
  undo: 0,
  time: 0,
};

describe('every saved form that was ever shipped loads for ever', () => {
  it('1, at first: without redo, and one game alone', () => {
    const { table } = load('1-at-first');
    expect(told(table.current)).toEqual(PUBLISHED);
    expect(table).toMatchObject({ left: null, unfinished: [], finished: [] });
  });

  it('1: with redo and the games left unfinished', () => {
    const { table, stamp } = load('1');
    expect(told(table.current)).toEqual({ ...FRESH, log: '3', undo: 2, redo: '1', time: 5000 });
    expect(table.left).toBeNull();
    expect(table.unfinished.map(told)).toEqual([PUBLISHED]);
    expect(stamp).toEqual({ rev: 7, writer: '1f0c6a52', base: '6:1f0c6a52' });
  });

  it('1: with a new game that can be taken back', () => {
    const { table } = load('1-new-game');
    expect(told(table.current)).toEqual(FRESH);
    expect(table.left && told(table.left)).toEqual(PUBLISHED);
    expect(table.unfinished.map(({ code }) => code)).toEqual(['HH1-N-AAAAAAC']);
  });

  it('2: with names of games and devices, daily hearts and games that are over', () => {
    const { table } = load('2');
    expect(told(table.current)).toEqual({ ...PUBLISHED, id: 'k3x0q8f2ab', redo: '1' });
    expect(table.unfinished.map(({ id, day }) => [id, day])).toEqual([
      ['m81rr0w4zz', '2026-11-30'],
    ]);
    expect(table.finished.map(({ game, at }) => [game.id, at])).toEqual([
      ['h20v7n5e1c', 1796000000000],
    ]);
    expect(table.plays).toEqual({ d7k2m9x4qa: 31, b5f8t1c6we: 4 });
  });

  it('with an example of each, and a step from each to the next', () => {
    const versions = Array.from({ length: SAVED_GAME_VERSION }, (_, index) => index + 1);
    expect([...OLD_VERSIONS, SAVED_GAME_VERSION]).toEqual(versions);
    const examples = new Set(readdirSync(FOLDER).map((name) => Number.parseInt(name, 10)));
    expect([...examples].sort()).toEqual(versions);
  });

  it('and is written as the present one, that reads as the same', () => {
    for (const file of readdirSync(FOLDER)) {
      const { table } = load(file.replace('.json', ''));
      const written = encodeTable(table, UNWRITTEN);
      expect(written.v).toBe(SAVED_GAME_VERSION);
      const again = decodeTable(JSON.parse(JSON.stringify(written)), 'here');
      expect(again.ok && again.value.table).toEqual(table);
    }
  });
});
