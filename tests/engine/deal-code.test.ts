import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEALS, dealNumber, formatDealCode, PUBLISHED_CODE, parseDealCode } from '../../engine';

const error = (text: string) => {
  const code = parseDealCode(text);
  return code.ok ? `ok ${code.value}` : code.error;
};

describe('rule 26: the code', () => {
  it('numbers all 26^7 deals', () => {
    expect(DEALS).toBe(8_031_810_176);
    expect(formatDealCode(0)).toBe('HH1-N-AAAAAAA');
    expect(formatDealCode(12)).toBe(PUBLISHED_CODE);
    expect(formatDealCode(26)).toBe('HH1-N-AAAAABA');
    expect(formatDealCode(DEALS - 1)).toBe('HH1-N-ZZZZZZZ');
  });

  it('has no code for any other number', () => {
    for (const number of [-1, DEALS, 0.5, Number.NaN]) {
      expect(() => formatDealCode(number)).toThrow(new RangeError(`no deal ${number}`));
    }
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: DEALS - 1 }), (deal) => {
        const code = parseDealCode(formatDealCode(deal));
        expect(code.ok && dealNumber(code.value)).toBe(deal);
      }),
    );
  });

  it.each([
    'HH1-N-AAAAAAM',
    'hh1-n-aaaaaam',
    ' HH1 N AAAAAAM ',
    'HH1NAAAAAAM',
    'HH1–N–AAAA AAM\n',
    'h h 1 - n - a a a - a a a m',
    '\u200eHH1-N-AAAAAAM\u200f',
    'HH1_N_AAAAAAM',
    '“HH1-N-AAAAAAM”',
    'HH1-N-AAA-AAAM',
    'HH1--N—-AAAAAAM',
    'ＨＨ１－Ｎ－ａａａａａａｍ',
    'ＨＨ１ーＮ・ＡＡＡＡＡＡＭ',
    'HH1─N･AAAAAAM',
    'HH1ｰNｰAAAAAAM',
    '＂ＨＨ１＿Ｎ＿ＡＡＡＡＡＡＭ＂',
    'HH1-N-AAAAAAM'.padEnd(200),
  ])('reads %j without regard to case, width, blanks or dashes', (text) => {
    expect(error(text)).toBe('ok HH1-N-AAAAAAM');
  });

  it.each([
    ['', 'empty'],
    [' - ', 'empty'],
    ['hello', 'not-a-code'],
    ['AAAAAAM', 'not-a-code'],
    ['❤️❤️❤️', 'not-a-code'],
    ['1', 'not-a-code'],
    ['1HH1-N-AAAAAAM', 'not-a-code'],
    ['#HH1-N-AAAAAAM', 'not-a-code'],
    ['HH1-N-AAAAAAM'.padEnd(201), 'not-a-code'],
    ['HH1-N-AAAAAAM'.repeat(1000), 'not-a-code'],
    ['PY1-N-AAAAAAM', 'other-game'],
    ['HHH1-N-AAAAAAM', 'other-game'],
    ['Call me at 5 o’clock', 'not-a-code'],
    ['PY1-N-AAAAAA', 'not-a-code'],
    ['HH2-N-AAAAAAM', 'other-version'],
    ['HH11-N-AAAAAAM', 'other-version'],
    ['HH1-E-AAAAAAM', 'other-rules'],
    ['HH1-1-AAAAAAM', 'other-rules'],
    ['HH1-X-AAAAAA', 'other-rules'],
    ['HH1', 'not-a-code'],
    ['HH1-AAAAAAM', 'not-seven-letters'],
    ['HH1-N-AAAAAA', 'not-seven-letters'],
    ['HH1-N-AAAAAAMM', 'not-seven-letters'],
    ['HH1-N-AAAAAA1', 'not-seven-letters'],
    ['HH1-N-AAAAAAÄ', 'not-seven-letters'],
    ['HH1-N-AAAAAAſ', 'not-seven-letters'],
    ['HH1-N-AAAAAAM\u0000', 'not-seven-letters'],
    ['HH1-N-<b>AAA', 'not-seven-letters'],
  ])('says of %j: %s', (text, expected) => {
    expect(error(text)).toBe(expected);
  });

  it('reads any text as a code in its written form, or says what is wrong', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[hH1nN\-a-z ]{0,16}$/),
      fc.string({ minLength: 10_000, maxLength: 10_100 }),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const code = parseDealCode(typed);
        if (code.ok) expect(code.value).toMatch(/^HH1-N-[A-Z]{7}$/);
        else expect(code.error).toMatch(/^[a-z-]+$/);
      }),
      { numRuns: 2000 },
    );
  });
});
