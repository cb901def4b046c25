import { describe, expect, it } from 'vitest';
import { findDealCode } from '../../engine';

const found = (text: string) => {
  const code = findDealCode(text);
  return code.ok ? code.value : code.error;
};

describe('rule 26: a code among other words', () => {
  it.each([
    'HH1-N-AAAAAAM',
    'Try hh1 n aaaaaam today',
    'Look: HH1\u2011N\u2011AAAAAAM.',
    'Look: HH1 – N – AAAAAAM, a nice one',
    'HH1 N AAAAAAM!',
    'hh1naaaaaam!',
    '_HH1-N-AAAAAAM_ ok',
    '(HH1-N-AAAAAAM)',
    '#HH1-N-AAAAAAM',
    'Heart to Heart \u2068HH1-N-AAAAAAM\u2069: won, score 250, moves 60',
    'HH1\u2212N\u2212AAAAAAM, with a minus',
    'HH1-N-\nAAAAAAM broken by a mail',
    'Twice the same: HH1-N-AAAAAAM, hh1 n aaaaaam',
    'HH2-N-AAAAAAB is none of ours, HH1-N-AAAAAAM is',
    `${'x '.repeat(9993)}HH1-N-AAAAAAM`,
  ])('is found in %j', (text) => {
    expect(found(text)).toBe('HH1-N-AAAAAAM');
  });

  it.each([
    ['a word before it', 'XHH1-N-AAAAAAM here', 'not-a-code'],
    ['a letter before it', 'ÄHH1-N-AAAAAAM here', 'not-a-code'],
    ['a digit before it', '2HH1-N-AAAAAAM here', 'not-a-code'],
    ['a letter behind it', '! HH1-N-AAAAAAMÄ', 'not-a-code'],
    ['a digit behind it', '! HH1-N-AAAAAAM1', 'not-a-code'],
    ['too far apart', '! HH1----N-AAAAAAM', 'not-a-code'],
    ['a letter that only looks like one', '! HH1-N-AAAAAAſ', 'not-a-code'],
    ['two different ones', '1: HH1-N-AAAAAAA or HH1-N-AAAAAAB', 'not-a-code'],
    ['none', 'Call me at 5 o’clock', 'not-a-code'],
    ['none, but a word of seven letters at its end', 'Call 5 perhaps', 'not-a-code'],
    ['a novel', `${'x '.repeat(9994)}HH1-N-AAAAAAM`, 'not-a-code'],
    ['one of another game', 'PY1-N-AAAAAAM', 'other-game'],
    ['nothing', ' ', 'empty'],
  ])('is not found where there is %s: %j', (_, text, error) => {
    expect(found(text)).toBe(error);
  });
});
