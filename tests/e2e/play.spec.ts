import { PUBLISHED_CODE, WORKED_EXAMPLE } from '../../engine';
import { targetsOf } from '../support/targets';
import { enterCode } from './harness/enter-code';
import { expect, test } from './harness/test';

test('the new tab shows the game', async ({ newTab }) => {
  await expect(newTab.board).toHaveAttribute('data-status', 'playing');
  const { heart, stock, waste, moves } = await newTab.position();
  expect(heart.filter((rank) => rank > 0)).toHaveLength(25);
  expect({ stock, waste, moves }).toEqual({ stock: 26, waste: 1, moves: 0 });
  await expect(newTab.stat('code')).toHaveText(/^HH1-N-[A-Z]{7}$/);
});

test('the published deal is won by taps', async ({ newTab }) => {
  await enterCode(newTab, PUBLISHED_CODE);
  await newTab.tapAll(targetsOf(WORKED_EXAMPLE.log));
  await expect(newTab.board).toHaveAttribute('data-status', 'won');
  const { score, moves, heart } = await newTab.position();
  expect({ score, moves }).toEqual({ score: 250, moves: 60 });
  expect(heart).toEqual(new Array(25).fill(0));
  const window = newTab.page.getByRole('dialog', { name: 'You cleared the heart' });
  await expect(window).toContainText('250');
  await expect(newTab.action('undo').first()).toHaveAttribute('aria-disabled', 'true');
  await window.getByRole('button', { name: 'New game' }).click();
  await expect(newTab.board).toHaveAttribute('data-status', 'playing');
});

test('a covered card and an empty place do nothing', async ({ newTab }) => {
  await enterCode(newTab, PUBLISHED_CODE);
  await newTab.tap(1);
  await expect(newTab.slot(1)).not.toHaveAttribute('aria-pressed', 'true');
  await newTab.tap(25);
  await expect(newTab.slot(25)).toHaveAttribute('aria-pressed', 'true');
  await newTab.tap(1);
  await expect(newTab.slot(25)).toHaveAttribute('aria-pressed', 'true');
  expect((await newTab.position()).moves).toBe(0);
});

test('undo takes back moves, one by one, as far as they go', async ({ newTab }) => {
  await enterCode(newTab, PUBLISHED_CODE);
  const dealt = await newTab.position();
  await newTab.tapAll(targetsOf('9yz'));
  await expect(newTab.stat('score')).toHaveText('10');
  await newTab.action('undo').click();
  await expect(newTab.stat('score')).toHaveText('0');
  await expect(newTab.slot(25)).toHaveAttribute('data-partner');
  for (let move = 9; move > 0; move--) {
    await newTab.action('undo').click();
    await expect(newTab.stat('moves')).toHaveText(String(move - 1));
  }
  expect(await newTab.position()).toEqual(dealt);
});

test('twenty taps a second lose nothing', async ({ newTab }) => {
  await enterCode(newTab, PUBLISHED_CODE);
  await newTab.stock.evaluate((stock: HTMLElement) => {
    for (let tap = 0; tap < 100; tap++) stock.click();
  });
  await expect(newTab.stat('moves')).toHaveText('100');
  // 27 cards make 28 stops: a hundred taps from the first waste card lead to stop 101 mod 28 = 17.
  expect((await newTab.position()).waste).toBe(17);
});

test('a new game dealt by mistake is taken back in the place of undo', async ({ newTab }) => {
  await enterCode(newTab, PUBLISHED_CODE);
  await newTab.tapAll(['stock', 'stock']);
  await newTab.action('new').click();
  await expect(newTab.stat('moves')).toHaveText('0');
  await expect(newTab.stat('code')).not.toHaveText(PUBLISHED_CODE);
  await expect(newTab.action('undo')).toHaveText('Take back');
  await newTab.action('undo').click();
  await expect(newTab.stat('code')).toHaveText(PUBLISHED_CODE);
  await expect(newTab.stat('moves')).toHaveText('2');
});

test('the stuck window opens right after the move that causes it', async ({ newTab }) => {
  // The fifth card on the waste is the partner of the point, and the pair leaves no other.
  await enterCode(newTab, 'HH1-N-AAAABQY');
  await newTab.tapAll(['stock', 'stock', 'stock', 'stock', 25]);
  await expect(newTab.board).toHaveAttribute('data-status', 'playing');
  await newTab.tap('waste');
  await expect(newTab.board).toHaveAttribute('data-status', 'stuck');
  const window = newTab.page.getByRole('dialog', { name: 'No more moves' });
  await window.getByRole('button', { name: 'Undo' }).click();
  await expect(window).toBeHidden();
  await expect(newTab.board).toHaveAttribute('data-status', 'playing');
  expect((await newTab.position()).moves).toBe(4);
});

test('a typed code of a deal that is stuck from the start opens the stuck window', async ({
  newTab,
}) => {
  await enterCode(newTab, 'HH1-N-AAAAABW');
  const window = newTab.page.getByRole('dialog', { name: 'No more moves' });
  await expect(window).toBeVisible();
  await newTab.page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(newTab.board).toHaveAttribute('data-status', 'stuck');
});
