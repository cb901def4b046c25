import { PUBLISHED_CODE, WORKED_EXAMPLE } from '../../engine';
import type { Target } from '../support/position';
import { targetsOf } from '../support/targets';
import { enterCode } from './harness/enter-code';
import type { GameBrowser } from './harness/launch';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

/** Taps by script, then says what moves in the same instant, and which properties change. */
const motionsOf = (surface: Surface, ...selectors: string[]) =>
  surface.page.evaluate((all) => {
    for (const selector of all) document.querySelector<HTMLElement>(selector)?.click();
    const animations = document.getAnimations();
    const properties = animations.flatMap((animation) =>
      (animation.effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
    );
    const timing = ['offset', 'computedOffset', 'easing', 'composite'];
    return {
      count: animations.length,
      properties: [...new Set(properties)].filter((name) => !timing.includes(name)).sort(),
    };
  }, selectors);

const STOCK = '[data-pile="stock"]';
const UNDO = '[data-action="undo"]';

const startPublished = async (newTab: Surface) => {
  await newTab.page.bringToFront();
  await enterCode(newTab, PUBLISHED_CODE);
  await expect(newTab.page.getByRole('dialog')).toBeHidden();
  await expect(newTab.page.locator('.motion-layer')).toBeAttached();
  // The deal itself is seen to move.
  const moving = () => newTab.page.evaluate(() => document.getAnimations().length);
  await expect.poll(moving).toBe(0);
};

test('draws, pairs, undo and deals are seen to move, by transforms and opacity only', async ({
  newTab,
}) => {
  await startPublished(newTab);
  const moving = { count: expect.any(Number), properties: ['opacity', 'transform'] };
  expect(await motionsOf(newTab, STOCK)).toMatchObject({ properties: ['transform'] });
  await newTab.tapAll(new Array<Target>(8).fill('stock'));
  expect(await motionsOf(newTab, '[data-slot="25"]', '[data-pile="waste"]')).toMatchObject(moving);
  expect(await motionsOf(newTab, UNDO)).toMatchObject(moving);
  const deal = await motionsOf(newTab, '[data-action="new"]');
  expect(deal).toMatchObject(moving);
  expect(deal.count).toBeGreaterThanOrEqual(25);
});

test('the very first move after opening is seen to move too', async ({ newTab }) => {
  await newTab.page.bringToFront();
  await expect(newTab.page.locator('.motion-layer')).toBeAttached();
  expect((await motionsOf(newTab, STOCK)).count).toBeGreaterThan(0);
});

test('what has moved is gone afterwards', async ({ newTab }) => {
  await startPublished(newTab);
  await newTab.tapAll(targetsOf('9yzwx'));
  await expect(newTab.page.locator('.motion-layer > *')).toHaveCount(0);
});

for (const why of ['the system asks for less motion', 'animations are off']) {
  test(`nothing moves when ${why}, and the game is won`, async ({ newTab }) => {
    await startPublished(newTab);
    if (why === 'animations are off') {
      await newTab.action('settings').click();
      await newTab.page.getByRole('radio', { name: 'Off', exact: true }).check();
      await newTab.page.keyboard.press('Escape');
    } else {
      await newTab.page.emulateMedia({ reducedMotion: 'reduce' });
    }
    await expect(newTab.page.getByRole('dialog')).toBeHidden();
    for (const target of targetsOf(WORKED_EXAMPLE.log)) {
      const selector =
        typeof target === 'number' ? `[data-slot="${target}"]` : `[data-pile="${target}"]`;
      expect(await motionsOf(newTab, selector)).toEqual({ count: 0, properties: [] });
    }
    await expect(newTab.board).toHaveAttribute('data-status', 'won');
    await expect(newTab.page.getByRole('dialog')).toBeVisible();
  });
}

/** A pair before the end, time stands: what moves stays as it begins, and what is timed comes by the clock. */
const startLastPair = async (gameBrowser: GameBrowser, surface: Surface) => {
  const { page } = surface;
  await page.bringToFront();
  await gameBrowser.storage('local').set({
    game: { v: 1, deal: PUBLISHED_CODE, log: WORKED_EXAMPLE.log.slice(0, -2), undo: 59, time: 0 },
  });
  await expect(surface.stat('moves')).toHaveText('59');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...motion) {
      const animation = animate.apply(this, motion);
      animation.pause();
      return animation;
    };
  });
};

test('a win is celebrated, and the next game is one tap away', async ({ gameBrowser, newTab }) => {
  await startLastPair(gameBrowser, newTab);
  const { page } = newTab;
  expect((await motionsOf(newTab, '[data-slot="1"]', '[data-slot="4"]')).count).toBeGreaterThan(0);
  await page.clock.runFor(2000);
  await expect(page.locator('.ghost-glow')).toHaveCount(25);
  await expect(page.locator('.ghost-heart').nth(9)).toBeAttached();
  // Its window waits, and takes nothing meanwhile; the next game is one tap away all the same.
  await expect(page.getByRole('dialog')).toBeHidden();
  await newTab.action('new').click();
  await expect(newTab.stat('moves')).toHaveText('0');
  await expect(page.locator('.ghost-glow, .ghost-heart')).toHaveCount(0);
});

test('the window of a won game comes after the celebration', async ({ gameBrowser, newTab }) => {
  await startLastPair(gameBrowser, newTab);
  const { page, board } = newTab;
  await newTab.tapAll([1, 4]);
  const window = page.getByRole('dialog', { name: 'You cleared the heart' });
  await expect(board).toHaveAttribute('data-status', 'won');
  await page.clock.runFor(2000);
  await expect(window).toBeHidden();
  await page.clock.runFor(500);
  await expect(window.getByRole('button', { name: 'New game' })).toBeFocused();
});

test('a won heart stays in gold, also on opening, until the next game', async ({ gameBrowser }) => {
  await gameBrowser.storage('local').set({
    game: { v: 1, deal: PUBLISHED_CODE, log: WORKED_EXAMPLE.log, undo: 0, time: 0 },
  });
  const surface = await new Surface(await gameBrowser.newTab()).ready();
  const gold = surface.page.locator('.ghost-glow');
  await expect(gold).toHaveCount(25);
  const window = surface.page.locator('[data-dialog="won"]');
  await window.waitFor();
  await surface.page.bringToFront();
  await surface.page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(gold).toHaveCount(25);
  // Nothing is drawn of the places that the cards have left.
  await expect(surface.page.locator('.card-place').first()).toBeHidden();
  await surface.action('new').click();
  await expect(gold).toHaveCount(0);
});
