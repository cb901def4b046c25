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

test('a tap on a covered card does nothing', async ({ newTab }) => {
  await enterCode(newTab, PUBLISHED_CODE);
  await newTab.tap(1);
  await expect(newTab.slot(1)).not.toHaveAttribute('aria-pressed', 'true');
  await newTab.tap(25);
  await expect(newTab.slot(25)).toHaveAttribute('aria-pressed', 'true');
  await newTab.tap(1);
  await expect(newTab.slot(25)).toHaveAttribute('aria-pressed', 'true');
  expect((await newTab.position()).moves).toBe(0);
});

test('a tap on an empty place does nothing, and says so with Move errors on', async ({
  gameBrowser,
  newTab,
}) => {
  await gameBrowser.storage('sync').set({ settings: { v: 1, moveErrors: true } });
  await enterCode(newTab, PUBLISHED_CODE);
  const box = await newTab.slot(25).boundingBox();
  await newTab.tapAll(targetsOf('9yz'));
  const before = await newTab.position();
  await newTab.page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) - 20);
  await expect(newTab.page.locator('[data-notice]')).toHaveText('There is no card here');
  expect(await newTab.position()).toEqual(before);
});

test('every free card takes taps on all of its face', async ({ newTab }) => {
  await enterCode(newTab, PUBLISHED_CODE);
  // With most of the heart gone, the places that are empty now lie where they covered the others.
  await newTab.tapAll(targetsOf(WORKED_EXAMPLE.log.slice(0, -14)));
  const dead = await newTab.page.evaluate(() => {
    const cards = [...document.querySelectorAll('[data-free], [data-pile]')];
    const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
    return cards.flatMap((card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      return parts.flatMap((x) =>
        parts
          .filter((y) => {
            const hit = document.elementFromPoint(left + x * width, top + y * height);
            return hit?.closest('[data-slot], [data-pile]') !== card;
          })
          .map((y) => `${card.getAttribute('aria-label')} at ${x}, ${y}`),
      );
    });
  });
  expect(dead).toEqual([]);
});

test('a window of a game that is over stays closed once it was closed', async ({ newTab }) => {
  await enterCode(newTab, 'HH1-N-AAAAABW');
  const window = newTab.page.getByRole('dialog');
  await expect(window).toBeVisible();
  await newTab.page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await newTab.tapAll(['stock', 25, 'waste', 1]);
  await expect(newTab.stat('moves')).toHaveText('1');
  await expect(window).toBeHidden();
  // Dealt again, it is said again.
  await enterCode(newTab, 'HH1-N-AAAAABW');
  await expect(newTab.page.getByRole('dialog', { name: 'No more moves' })).toBeVisible();
});

test('a double click on Take back takes nothing else back', async ({ newTab }) => {
  await enterCode(newTab, PUBLISHED_CODE);
  await newTab.tapAll(['stock', 'stock', 'stock']);
  await newTab.action('new').click();
  await newTab.action('undo').dblclick();
  await expect(newTab.stat('code')).toHaveText(PUBLISHED_CODE);
  await expect(newTab.stat('moves')).toHaveText('3');
});

test('an unfinished game is picked up again from the list', async ({ newTab }) => {
  await enterCode(newTab, PUBLISHED_CODE);
  await newTab.tapAll(['stock', 'stock']);
  await newTab.action('new').click();
  await newTab.tap('stock');
  await newTab.action('code').click();
  await newTab.page.getByRole('button', { name: 'HH1-N-AAAAAAM: score 0, moves 2' }).click();
  await expect(newTab.stat('code')).toHaveText(PUBLISHED_CODE);
  await expect(newTab.stat('moves')).toHaveText('2');
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
  // One can go on turning cards; that it is for nothing stays said.
  await newTab.tap('stock');
  await expect(newTab.notice).toHaveText('No more moves');
  await newTab.action('new').click();
  await expect(newTab.notice).not.toHaveText('No more moves');
});
