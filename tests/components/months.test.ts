import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addMonths, clampDay, firstDay, weeksOfMonth } from '../../components/daily/months';
import { firstWeekday, placeInWeek, weekdayOf } from '../../components/i18n/week';
import { type Day, dayFrom, dayNumber, daysInMonth, isDay } from '../../engine';

const day = (text: string) => text as Day;
const [MONDAY, SATURDAY, SUNDAY] = [1, 6, 7] as const;

/** The dates of the weeks of a month, as a calendar on a wall has them. */
const dates = (text: string, firstOfWeek: number) =>
  weeksOfMonth(day(text), firstOfWeek).map((week) =>
    week.map((one) => (one ? Number(one.slice(8)) : 0)),
  );

describe('the weeks of a month', () => {
  it('begin with the weekday of the place', () => {
    expect(dates('2026-11-30', MONDAY)).toEqual([
      [0, 0, 0, 0, 0, 0, 1],
      [2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20, 21, 22],
      [23, 24, 25, 26, 27, 28, 29],
      [30, 0, 0, 0, 0, 0, 0],
    ]);
    expect(dates('2026-11-30', SUNDAY)[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(dates('2026-11-30', SATURDAY)[0]).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('of a February that fills four weeks are four', () => {
    expect(dates('2027-02-01', MONDAY)).toHaveLength(4);
  });

  it('have 29 days in the February of a leap year', () => {
    expect(dates('2028-02-01', MONDAY).flat().filter(Boolean).at(-1)).toBe(29);
    expect(dates('2100-02-01', MONDAY).flat().filter(Boolean).at(-1)).toBe(28);
  });

  it('have every day once, in order and under its weekday, in any month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 9999 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 7 }),
        (year, month, firstOfWeek) => {
          const weeks = weeksOfMonth(dayFrom(year, month, 1), firstOfWeek);
          const days = weeks.flat().filter((one) => one !== null);
          expect(days).toHaveLength(daysInMonth(year, month));
          expect(days.every(isDay)).toBe(true);
          for (const week of weeks) {
            for (const [place, one] of week.entries()) {
              if (one) expect(placeInWeek(dayNumber(one), firstOfWeek)).toBe(place);
            }
          }
        },
      ),
    );
  });
});

describe('the weekday of a day', () => {
  it.each([
    ['1970-01-01', 4],
    ['1969-12-31', 3],
    ['2026-11-30', 1],
    ['2028-02-29', 2],
    ['2024-12-29', 7],
  ])('of %s is %i', (text, weekday) => {
    expect(weekdayOf(dayNumber(day(text)))).toBe(weekday);
  });
});

describe('the same date in another month', () => {
  it.each([
    ['2026-11-30', 1, '2026-12-30'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-01-15', -1, '2026-12-15'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', -12, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %i months are %s', (from, months, to) => {
    expect(addMonths(day(from), months)).toBe(to);
  });
});

describe('the days that can be played', () => {
  it('are those of the year in which the game came out, until today', () => {
    expect(firstDay(day('2026-11-30'))).toBe('2026-01-01');
    expect(firstDay(day('2031-05-05'))).toBe('2026-01-01');
  });

  it('are today alone where the clock is behind that year', () => {
    expect(firstDay(day('2020-02-29'))).toBe('2020-02-29');
  });

  it('bound a day that lies beyond them', () => {
    const [first, last] = [day('2026-01-01'), day('2026-11-30')];
    expect(clampDay(day('2025-12-31'), first, last)).toBe(first);
    expect(clampDay(day('2026-12-01'), first, last)).toBe(last);
    expect(clampDay(day('2026-06-15'), first, last)).toBe('2026-06-15');
    expect(dayNumber(last)).toBeGreaterThan(dayNumber(first));
  });
});

describe('with what a week begins', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['nl', MONDAY],
    ['en-GB', MONDAY],
    ['en-US', SUNDAY],
    ['he', SUNDAY],
    ['ar', SATURDAY],
  ])('in %s: weekday %i', (language, weekday) => {
    expect(firstWeekday(language)).toBe(weekday);
  });

  it('is a Monday where the browser does not say', () => {
    vi.stubGlobal('Intl', { Locale: class {} });
    expect(firstWeekday('en-US')).toBe(MONDAY);
    vi.stubGlobal('Intl', {
      Locale: class {
        weekInfo = { firstDay: 'x' };
      },
    });
    expect(firstWeekday('en-US')).toBe(MONDAY);
  });
});
