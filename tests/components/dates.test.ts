import { afterEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { formatMoment } from '../../components/i18n/date-and-time';
import { formatDay } from '../../components/i18n/dates';
import { type Day, dayNumber } from '../../engine';

const DAY = '2026-11-30' as Day;
const FORMS = ['brief', 'short', 'dated', 'full', 'month', 'monthOfYear', 'weekday'] as const;

const speak = (language: string) =>
  vi.spyOn(browser.i18n, 'getMessage').mockImplementation((() => language) as never);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a day', () => {
  it('is written the same, given as a date or by its number', () => {
    for (const form of FORMS) expect(formatDay(dayNumber(DAY), form)).toBe(formatDay(DAY, form));
    expect(formatDay(DAY, 'brief')).toBe('Nov 30');
    expect(formatDay(DAY, 'monthOfYear')).toBe('November 2026');
    expect(formatDay(DAY, 'weekdayLetter')).toBe('M');
  });

  // Other calendars are usual there, or were.
  it.each(['fa', 'ar-SA', 'th'])('is that of the calendar of the hearts in %s', (language) => {
    speak(language);
    const gregorian = (form: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...form, calendar: 'gregory', timeZone: 'UTC' }).format(
        Date.parse(DAY),
      );
    const brief = gregorian({ day: 'numeric', month: 'short' });
    const dated = gregorian({ day: 'numeric', month: 'long', year: 'numeric' });
    for (const day of [DAY, dayNumber(DAY)]) {
      expect(formatDay(day, 'brief')).toBe(brief);
      expect(formatDay(day, 'dated')).toBe(dated);
    }
    const year = new Intl.NumberFormat(language, { useGrouping: false }).format(2026);
    expect(formatMoment(new Date(2026, 10, 30))).toContain(year);
  });
});
