import { FINISHED } from './harness/finished-games';
import type { GameBrowser } from './harness/launch';
import { allowInPrivateWindows, openPrivately } from './harness/private-window';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

const GAME = { v: 1, deal: 'HH1-N-AAAAAAM', log: '9', undo: 9, time: 42_000 };
/** What this device and another one have counted of finished games. */
const { statistics, history } = FINISHED;
const SETTINGS = { v: 1, theme: 'dark', indexSize: 'large' };

/** All that the normal windows have stored. */
const storedIn = async (browser: GameBrowser) => ({
  local: await browser.storage('local').get(),
  sync: await browser.storage('sync').get(),
});

test.beforeEach(async ({ gameBrowser }) => {
  await gameBrowser.storage('local').set({ game: GAME, statistics, history });
  await gameBrowser.storage('sync').set({ settings: SETTINGS, 'statistics-desk': statistics });
  await allowInPrivateWindows(gameBrowser);
});

test('a private window has a game of its own, and stores nothing', async ({ gameBrowser }) => {
  const before = await storedIn(gameBrowser);
  const privately = await new Surface(await openPrivately(gameBrowser, 'newtab.html')).ready();
  const { page } = privately;
  await expect(page.locator('[data-notice]')).toHaveText('Private window: this game is not saved.');
  expect(await privately.code()).not.toBe(GAME.deal);
  await expect(privately.stat('moves')).toHaveText('0');

  // It shows nothing of what was played in other windows.
  await privately.action('statistics').click();
  await expect(page.locator('[data-figure="played"]')).toHaveText('0');
  await page.keyboard.press('Escape');

  // It looks as the player likes it, and can be played like any other.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await privately.tapAll(['stock', 'stock', 'stock']);
  await privately.action('undo').click();
  await expect(privately.stat('moves')).toHaveText('2');
  await privately.action('settings').click();
  await page.getByRole('radio', { name: 'Light', exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');
  await privately.action('new').click();
  await privately.tap('stock');
  await expect(page.locator('[data-notice]')).toHaveText('Private window: this game is not saved.');

  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await storedIn(gameBrowser)).toEqual(before);
  const code = await privately.code();
  await page.reload();
  await privately.ready();
  expect(await privately.code()).not.toBe(code);
  expect(await storedIn(gameBrowser)).toEqual(before);

  const normal = await new Surface(await gameBrowser.newTab()).ready();
  await expect(normal.stat('code')).toHaveText(GAME.deal);
  await expect(normal.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(normal.page.locator('[data-notice]')).toBeEmpty();
});

test('a private window tells of nothing that it cannot put aside', async ({ gameBrowser }) => {
  await gameBrowser.storage('sync').set({ settings: { ...SETTINGS, theme: 'purple' } });
  const privately = await new Surface(await openPrivately(gameBrowser, 'newtab.html')).ready();
  await expect(privately.notice).toHaveText('Private window: this game is not saved.');
  // A window that can tells of it.
  const normal = await new Surface(await gameBrowser.newTab()).ready();
  await expect(normal.notice).toContainText('a copy has been put aside');
});

test('so does the popup over a private window', async ({ gameBrowser }) => {
  const page = await openPrivately(gameBrowser, 'newtab.html');
  await page.bringToFront();
  await new Surface(page).ready();
  const before = await storedIn(gameBrowser);
  const popup = await new Surface(await gameBrowser.openPopup(page)).ready();
  await expect(popup.page.locator('[data-notice]')).toHaveText(/^Private window/);
  expect(await popup.code()).not.toBe(GAME.deal);
  await popup.tapAll(['stock', 'stock']);
  await expect(popup.stat('moves')).toHaveText('2');
  await gameBrowser.closePopup();
  expect(await storedIn(gameBrowser)).toEqual(before);
});
