import { afterEach, describe, expect, it } from 'vitest';
import { dayOf } from '../../engine';

describe('the day at a moment', () => {
  const { TZ } = process.env;
  afterEach(() => {
    process.env.TZ = TZ;
    if (TZ === undefined) delete process.env.TZ;
  });

  it.each([
    // UTC-11 and UTC+14: two days apart at the same moment.
    ['Pacific/Niue', '2026-11-30T10:59:59Z', '2026-11-29'],
    ['Pacific/Niue', '2026-11-30T11:00:00Z', '2026-11-30'],
    ['Pacific/Kiritimati', '2026-11-30T09:59:59Z', '2026-11-30'],
    ['Pacific/Kiritimati', '2026-11-30T10:00:00Z', '2026-12-01'],
    // The nights in which the clocks of Amsterdam change.
    ['Europe/Amsterdam', '2026-03-28T22:59:59Z', '2026-03-28'],
    ['Europe/Amsterdam', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['Europe/Amsterdam', '2026-03-29T21:59:59Z', '2026-03-29'],
    ['Europe/Amsterdam', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['Europe/Amsterdam', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['Europe/Amsterdam', '2026-10-25T23:00:00Z', '2026-10-26'],
    // A midnight that does not exist: Beirut's clocks go from 0:00 to 1:00.
    ['Asia/Beirut', '2026-03-28T22:00:00Z', '2026-03-29'],
  ])('in %s at %s is %s', (zone, moment, day) => {
    process.env.TZ = zone;
    expect(dayOf(new Date(moment))).toBe(day);
  });
});
