import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeDays, encodeDays } from '../../components/state/days/days';
import { decodeSharedGame } from '../../components/state/devices/shared-game';
import { choicesOf, choose, encodeChoices, newest } from '../../components/state/settings/choices';
import {
  decodeSettings,
  encodeSettings,
  faultOfSettings,
  goodOf,
  SETTINGS,
} from '../../components/state/settings/settings';
import { UNWRITTEN } from '../../components/state/table/replica';
import { decodeTable, encodeTable } from '../../components/state/table/stored-table';
import { decodeHistory, encodeHistory } from '../../components/statistics/stored-history';
import { decodeStatistics, encodeStatistics } from '../../components/statistics/stored-statistics';
import { SAVED_GAME_ERRORS } from '../../engine';
import { oddOthers, oddSettings, oddStoredGame } from '../support/odd-values';

const RUNS = 100_000;
/** For each of the other keys. */
const OTHERS = 20_000;

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
        // What is chosen then is stored, beside what was good.
        const known = choicesOf(value);
        const chosen = newest(choose({ theme: 'dark' }, known), known);
        const stored = encodeChoices(chosen, goodOf(value));
        if (faultOfSettings(stored)) throw new Error('not good');
        if (decodeSettings(stored).theme !== 'dark') throw new Error('not stored');
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  /** Reads a value; returns whether it was good, and what is then written. */
  const readers = {
    statistics: (value: unknown) => {
      const { statistics, error } = decodeStatistics(value, 'here');
      return [!error, encodeStatistics(statistics)] as const;
    },
    history: (value: unknown) => {
      const { games, error } = decodeHistory(value);
      return [!error, encodeHistory(games)] as const;
    },
    days: (value: unknown) => {
      const { days, error } = decodeDays(value);
      return [error === null, encodeDays(days)] as const;
    },
    devices: (value: unknown) => {
      const read = decodeSharedGame(value);
      return [read.ok, null] as const;
    },
  };

  for (const name of ['statistics', 'history', 'days', 'devices'] as const) {
    it(`is read as ${name} without an error, and written in a form that is good (${OTHERS})`, () => {
      let [good, bad] = [0, 0];
      fc.assert(
        fc.property(oddOthers[name], (value) => {
          const [isGood, written] = readers[name](value);
          if (isGood) good++;
          else bad++;
          if (written === null) return;
          const [isGoodAgain, again] = readers[name](JSON.parse(JSON.stringify(written)));
          if (!isGoodAgain || JSON.stringify(again) !== JSON.stringify(written)) {
            throw new Error(JSON.stringify(written));
          }
        }),
        { numRuns: OTHERS },
      );
      expect(good).toBeGreaterThan(100);
      expect(bad).toBeGreaterThan(100);
    }, 120_000);
  }
});
