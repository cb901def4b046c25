import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Days,
  decodeDays,
  encodeDays,
  encodeDaysForSync,
  includesDays,
  joinDays,
  PLAYED_LATER,
  PLAYED_ON_ITS_DAY,
  streaksOf,
  WON_LATER,
  WON_ON_ITS_DAY,
} from '../../components/state/days/days';
import { addDays, type Day, dayFrom, dayNumber, daysInMonth } from '../../engine';
import { oddStoredGame } from '../support/odd-values';

const day = (text: string) => text as Day;

const dayArbitrary = fc
  .tuple(fc.integer({ min: 2025, max: 2028 }), fc.integer({ min: 1, max: 12 }), fc.nat(30))
  .map(([year, month, date]) => dayFrom(year, month, (date % daysInMonth(year, month)) + 1));

/** Flags as play gives them: what is won was played. */
const flags = fc.constantFrom(
  PLAYED_ON_ITS_DAY,
  PLAYED_LATER,
  PLAYED_ON_ITS_DAY | WON_ON_ITS_DAY,
  PLAYED_LATER | WON_LATER,
  PLAYED_ON_ITS_DAY | PLAYED_LATER | WON_LATER,
);
const daysArbitrary: fc.Arbitrary<Days> = fc
  .array(fc.tuple(dayArbitrary, flags), { maxLength: 40 })
  .map((entries) => new Map(entries));

const sorted = (days: Days) => [...days].sort(([one], [other]) => (one < other ? -1 : 1));

describe('the stored form of the days', () => {
  it('is a digit a day, month by month', () => {
    const days: Days = new Map([
      [day('2026-11-30'), PLAYED_ON_ITS_DAY | WON_ON_ITS_DAY],
      [day('2026-11-03'), PLAYED_LATER | WON_LATER],
      [day('2027-01-01'), PLAYED_ON_ITS_DAY],
    ]);
    expect(encodeDays(days)).toEqual({
      v: 1,
      months: { '2026-11': `00a${'0'.repeat(26)}5`, '2027-01': '1' },
    });
  });

  it('reads as what was written', () => {
    fc.assert(
      fc.property(daysArbitrary, (days) => {
        const read = decodeDays(JSON.parse(JSON.stringify(encodeDays(days))));
        expect(read.error).toBeNull();
        expect(sorted(read.days)).toEqual(sorted(days));
      }),
    );
  });

  it('of ten years fits a synced item whole', () => {
    const days = new Map(
      Array.from({ length: 3653 }, (_, index) => [addDays(day('2026-11-01'), index), 5] as const),
    );
    expect(encodeDaysForSync(days)).toEqual(encodeDays(days));
    expect(JSON.stringify(encodeDays(days)).length).toBeLessThan(6000);
  });

  it('leaves the earliest months out of a synced item that has no room for them', () => {
    const days = new Map(
      Array.from({ length: 9000 }, (_, index) => [addDays(day('2026-11-01'), index), 5] as const),
    );
    const stored = encodeDaysForSync(days);
    expect(JSON.stringify(stored).length).toBeLessThan(8192 - 'days'.length);
    const kept = decodeDays(stored).days;
    expect(kept.has(addDays(day('2026-11-01'), 8999))).toBe(true);
    expect(kept.has(day('2026-11-01'))).toBe(false);
    // What is written again is the same: two devices do not answer each other.
    expect(encodeDaysForSync(joinDays(kept, days))).toEqual(stored);
  });
});

describe('as many days as anybody lives, and more', () => {
  const monthsOf = (years: number) =>
    Object.fromEntries(
      Array.from({ length: 12 * years }, (_, index) => {
        const month = `${(index % 12) + 1}`.padStart(2, '0');
        return [`${3000 + Math.floor(index / 12)}-${month}`, '5'];
      }),
    );

  it('are read for a hundred years; of more, only the last are', () => {
    expect(decodeDays({ v: 1, months: monthsOf(100) })).toMatchObject({ error: null });
    const { days, error } = decodeDays({ v: 1, months: monthsOf(5000) });
    expect([days.size, error]).toEqual([1200, 'damaged']);
    expect(days.has(day('7999-12-01'))).toBe(true);
  });

  it('are shared as far as there is room for them', () => {
    const stored = encodeDaysForSync(decodeDays({ v: 1, months: monthsOf(100) }).days);
    expect(Object.keys(stored.months).at(-1)).toBe('3099-12');
    const { length } = JSON.stringify(stored);
    expect(length).toBeLessThan(8192 - 'days'.length);
    // Not a month fewer than there is room for.
    expect(length).toBeGreaterThan(7900);
  });
});

describe('stored days that are no days', () => {
  it.each([
    ['a newer form', { v: 2, months: {} }, 'newer-version'],
    ['no months', { v: 1 }, 'damaged'],
    ['no version', { months: {} }, 'damaged'],
    ['a text', 'days', 'damaged'],
    ['a month that there is not', { v: 1, months: { '2026-13': '1' } }, 'damaged'],
    ['a day that there is not', { v: 1, months: { '2026-11': '0'.repeat(31) } }, 'damaged'],
    ['no digit', { v: 1, months: { '2026-11': '1g' } }, 'damaged'],
    ['no text of digits', { v: 1, months: { '2026-11': 1 } }, 'damaged'],
  ] as const)('%s is told, and read as none', (_, value, error) => {
    const read = decodeDays(value);
    expect([read.error, read.days.size]).toEqual([error, 0]);
  });

  it('take no good month with them', () => {
    const { days, error } = decodeDays({ v: 1, months: { '2026-11': '5', '2026-12': '?' } });
    expect([error, [...days]]).toEqual(['damaged', [['2026-11-01', 5]]]);
  });

  it('are none where nothing is stored', () => {
    expect(decodeDays(null)).toEqual({ days: new Map(), error: null });
  });

  it('never throw, whatever they are (20000)', () => {
    const months = fc.dictionary(
      fc.constantFrom('2026-11', '2026-02', '2026-00', '__proto__', '0001-01', '2026-11-01'),
      fc.oneof(fc.stringMatching(/^[0-9a-g]{0,32}$/), fc.jsonValue()),
    );
    const value = fc.oneof(oddStoredGame, fc.record({ v: fc.constantFrom(1, 1, 2), months }));
    fc.assert(
      fc.property(value, (stored) => {
        const { days } = decodeDays(stored);
        const again = decodeDays(JSON.parse(JSON.stringify(encodeDays(days))));
        expect(again.error).toBeNull();
        expect(sorted(again.days)).toEqual(sorted(days));
      }),
      { numRuns: 20_000 },
    );
  }, 120_000);
});

describe('joining what several devices know', () => {
  it('counts nothing twice, in whatever order they meet', () => {
    fc.assert(
      fc.property(daysArbitrary, daysArbitrary, daysArbitrary, (a, b, c) => {
        const once = sorted(joinDays(joinDays(a, b), c));
        expect(sorted(joinDays(joinDays(c, a), joinDays(b, a)))).toEqual(once);
        expect(includesDays(joinDays(a, b), a)).toBe(true);
        expect(includesDays(joinDays(a, b), b)).toBe(true);
      }),
    );
  });
});

describe('the streak', () => {
  const onItsDay = (...texts: string[]): Days =>
    new Map(texts.map((text) => [day(text), PLAYED_ON_ITS_DAY]));

  it('is none where nothing was played', () => {
    expect(streaksOf(new Map(), day('2026-11-30'))).toEqual({ current: 0, best: 0 });
  });

  it('goes until today, over months, leap days and years', () => {
    const days = onItsDay('2027-12-31', '2028-01-01', '2028-02-28', '2028-02-29', '2028-03-01');
    expect(streaksOf(days, day('2028-03-01'))).toEqual({ current: 3, best: 3 });
    expect(streaksOf(days, day('2028-01-01'))).toEqual({ current: 2, best: 3 });
  });

  it('is not broken while today is still to be played, but by a day left out', () => {
    const days = onItsDay('2026-11-27', '2026-11-28', '2026-11-29');
    expect(streaksOf(days, day('2026-11-30')).current).toBe(3);
    expect(streaksOf(days, day('2026-12-01')).current).toBe(0);
    expect(streaksOf(days, day('2026-12-01')).best).toBe(3);
  });

  it('does not count a day played later, won or not', () => {
    const days = new Map(onItsDay('2026-11-28', '2026-11-30'));
    days.set(day('2026-11-29'), PLAYED_LATER | WON_LATER);
    expect(streaksOf(days, day('2026-11-30'))).toEqual({ current: 1, best: 1 });
  });

  it('ends at the day that the clock shows, also when it is set back', () => {
    const days = onItsDay('2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30');
    expect(streaksOf(days, day('2026-11-28'))).toEqual({ current: 2, best: 4 });
  });

  it('is as long as the days that follow each other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60), { maxLength: 40 }), fc.nat(60), (offsets, at) => {
        const start = day('2026-10-01');
        const days = onItsDay(...offsets.map((offset) => addDays(start, offset)));
        const today = addDays(start, at);
        const has = (offset: number) => offsets.includes(offset);
        let current = 0;
        for (let offset = has(at) ? at : at - 1; has(offset); offset--) current++;
        let [best, run] = [0, 0];
        for (let offset = 0; offset <= 60; offset++) {
          run = has(offset) ? run + 1 : 0;
          best = Math.max(best, run);
        }
        expect(streaksOf(days, today)).toEqual({ current, best });
        expect(dayNumber(today) - dayNumber(start)).toBe(at);
      }),
    );
  });
});
