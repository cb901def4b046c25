import { describe, expect, it } from 'vitest';
import {
  addDays,
  createGame,
  type Day,
  dailyCode,
  dayFrom,
  dayNumber,
  dayOf,
  daysInMonth,
  deckOf,
  isDay,
  isStuck,
  parseDealCode,
  partsOfDay,
} from '../../engine';

const daysOf = (year: number): Day[] =>
  Array.from({ length: 12 }, (_, month) =>
    Array.from({ length: daysInMonth(year, month + 1) }, (__, date) =>
      dayFrom(year, month + 1, date + 1),
    ),
  ).flat();

describe('a day of the calendar', () => {
  it.each(['2026-11-30', '2028-02-29', '2000-02-29', '9999-12-31'])('%s is one', (day) => {
    expect(isDay(day)).toBe(true);
  });

  it.each([
    '2026-11-31',
    '2026-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0999-01-01',
    '26-11-30',
    '2026-11-30T00:00',
    ' 2026-11-30',
    20261130,
    ['2026-11-30'],
    '2026-11-30 ',
    ' 2026-11-30',
    'x2026-11-30',
    '+12026-11-30',
    '-2026-11-30',
    '2026-1-30',
    '',
    Symbol('2026-11-30'),
    null,
  ])('%o is none', (value) => {
    expect(isDay(value)).toBe(false);
    expect(partsOfDay(value)).toBeNull();
  });

  it('has a number, one more for the next, over months, years and leap days', () => {
    const days = [...daysOf(2027), ...daysOf(2028), ...daysOf(2029)];
    expect(days).toHaveLength(365 + 366 + 365);
    const [first] = days as [Day];
    expect(days.map(dayNumber)).toEqual(days.map((_, index) => dayNumber(first) + index));
  });

  it('has a year, a month and a date', () => {
    expect(partsOfDay('2026-11-30')).toEqual([2026, 11, 30]);
    expect(partsOfDay('1000-01-02')).toEqual([1000, 1, 2]);
  });

  it('has no number when it is none', () => {
    expect(() => dayNumber('2026-02-29' as Day)).toThrow(new RangeError('no day 2026-02-29'));
  });

  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-03-01', -1, '2027-02-28'],
    ['2026-11-30', -365, '2025-11-30'],
    ['2026-11-30', 0, '2026-11-30'],
  ])('%s and %i days are %s', (day, days, other) => {
    expect(addDays(day as Day, days)).toBe(other);
  });
});

describe('the day at a moment', () => {
  it.each([
    [new Date(2026, 0, 1), '2026-01-01'],
    [new Date(2026, 10, 30, 23, 59, 59), '2026-11-30'],
  ])('%s is that of the calendar: %s', (moment, day) => {
    expect(dayOf(moment)).toBe(day);
  });
});

describe('the daily heart', () => {
  it('is another one each day of a leap year, and never stuck from the start', () => {
    const codes = daysOf(2028).map(dailyCode);
    expect(new Set(codes).size).toBe(366);
    for (const code of codes) {
      expect(parseDealCode(code)).toEqual({ ok: true, value: code });
      expect(isStuck(createGame(deckOf(code)).position)).toBe(false);
    }
  });

  it('is the same for everyone and for ever', () => {
    expect(['2026-11-30', '2026-12-01', '2028-02-29'].map((day) => dailyCode(day as Day))).toEqual(
      // By an independent implementation in another language.
      ['HH1-N-KYQICBM', 'HH1-N-XVHTEYK', 'HH1-N-PWKFWDV'],
    );
  });
});
