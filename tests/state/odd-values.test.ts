import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNWRITTEN } from '../../components/state/replica';
import {
  decodeSettings,
  encodeSettings,
  faultOfSettings,
  SETTINGS,
} from '../../components/state/settings';
import { decodeTable, encodeTable } from '../../components/state/stored-table';
import { SAVED_GAME_ERRORS } from '../../engine';
import { oddSettings, oddStoredGame } from '../support/odd-values';

const RUNS = 100_000;

describe('anything at all that is found in storage', () => {
  it(`is a game or a known error, and a game is written in a form that reads as the same (${RUNS})`, () => {
    let [read, refused] = [0, 0];
    fc.assert(
      fc.property(oddStoredGame, (value) => {
        const decoded = decodeTable(value, 'here');
        if (!decoded.ok) {
          refused++;
          if (!SAVED_GAME_ERRORS.includes(decoded.error)) throw new Error(decoded.error);
          return;
        }
        read++;
        const { table } = decoded.value;
        const again = decodeTable(
          JSON.parse(JSON.stringify(encodeTable(table, UNWRITTEN))),
          'here',
        );
        expect(again).toEqual({ ok: true, value: { table, stamp: UNWRITTEN, damage: null } });
      }),
      { numRuns: RUNS },
    );
    // Both ways are really taken.
    expect(read).toBeGreaterThan(1000);
    expect(refused).toBeGreaterThan(1000);
  }, 120_000);

  it(`is settings, each with one of its values (${RUNS})`, () => {
    const names = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];
    fc.assert(
      fc.property(fc.oneof(oddStoredGame, oddSettings), (value) => {
        const settings = decodeSettings(value);
        for (const name of names) {
          if (!(SETTINGS[name] as readonly unknown[]).includes(settings[name]))
            throw new Error(name);
        }
        // What is written is good.
        if (faultOfSettings(encodeSettings(settings))) throw new Error('not good');
        faultOfSettings(value);
      }),
      { numRuns: RUNS },
    );
  }, 120_000);
});
