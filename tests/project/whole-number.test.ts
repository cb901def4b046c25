import { expect, it } from 'vitest';
import { wholeNumber } from '../../scripts/whole-number';

it.each(['', 'ten', '0', '-1', '1.5', '1e3', 'NaN', '99999999999999999999'])(
  'a benchmark does not run %j times',
  (text) => {
    expect(() => wholeNumber('rounds', text)).toThrow(`--rounds takes a whole number`);
  },
);

it('reads whole numbers, also one of nothing where that means something', () => {
  expect(wholeNumber('kills', '100')).toBe(100);
  expect(wholeNumber('pause', '0', 0)).toBe(0);
});
