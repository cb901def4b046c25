import { describe, expect, it } from 'vitest';
import { motionBetween } from '../../components/board/motions';
import { deckOf, formatDealCode, PUBLISHED_CODE } from '../../engine';
import { gameOf } from '../support/games';

const at = (log: string) => gameOf(deckOf(PUBLISHED_CODE), log).position;

describe('what is seen to happen between two positions', () => {
  it.each([
    ['a draw', '8', '9', { kind: 'draw' }],
    ['a draw taken back', '9', '8', { kind: 'take-back-draw', rank: 4 }],
    ['a redeal', '26', '27', { kind: 'redeal' }],
    ['a redeal taken back', '27', '26', { kind: 'take-back-redeal' }],
    ['a pair with the waste', '9', '9yz', { kind: 'leave', rank: 4, places: [25, 'waste'] }],
    ['a pair of the heart', '9yz', '9yzwx', { kind: 'leave', rank: 13, places: [23, 24] }],
    ['a pair taken back', '9yzwx', '9yz', { kind: 'return', slots: [23, 24] }],
    ['a pair with the waste taken back', '9yz', '9', { kind: 'return', slots: [25] }],
    ['nothing', '9yz', '9yz', null],
    ['more than one move', '9yzwx', '9', null],
    ['several draws at once', '3', '6', null],
  ])('%s', (_, before, after, motion) => {
    expect(motionBetween(at(before), at(after))).toEqual(motion);
  });

  it('another deal', () => {
    const other = gameOf(deckOf(formatDealCode(0)), '').position;
    expect(motionBetween(at(''), other)).toEqual({ kind: 'deal' });
  });
});
