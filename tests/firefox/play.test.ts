import { PUBLISHED_CODE, WORKED_EXAMPLE } from '../../engine';
import { targetsOf } from '../support/targets';
import { enterCode } from './harness/enter-code';
import { expect, test } from './harness/test';

test('the published deal is won by taps', async ({ newTab }) => {
  await enterCode(newTab, PUBLISHED_CODE);
  await expect.poll(() => newTab.text('[data-stat="code"]')).toBe(PUBLISHED_CODE);
  await newTab.tapAll(targetsOf(WORKED_EXAMPLE.log));
  await expect
    .poll(() => newTab.position())
    .toMatchObject({ status: 'won', score: 250, moves: 60, heart: new Array(25).fill(0) });
  await newTab.page.waitForSelector('[data-dialog="won"]');
  expect(await newTab.text('[data-dialog="won"]')).toContain('250');
  await newTab.click('[data-dialog="won"] .button-main');
  await expect.poll(() => newTab.position()).toMatchObject({ status: 'playing', moves: 0 });
});

test('undo takes back moves, one by one, as far as they go', async ({ newTab }) => {
  await enterCode(newTab, PUBLISHED_CODE);
  await expect.poll(() => newTab.text('[data-stat="code"]')).toBe(PUBLISHED_CODE);
  const dealt = await newTab.position();
  await newTab.tapAll(targetsOf('9yz'));
  await expect.poll(() => newTab.position()).toMatchObject({ score: 10, moves: 10 });
  for (let move = 10; move > 0; move--) {
    await newTab.click('[data-action="undo"]');
    await expect.poll(() => newTab.position()).toMatchObject({ score: 0, moves: move - 1 });
  }
  expect(await newTab.position()).toEqual(dealt);
});
