import { closeOnNextClick } from './harness/popup';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

const SAVED = { v: 1, deal: 'HH1-N-AAAAAAM', log: '9', undo: 9, time: 42_000 };

test.beforeEach(async ({ gameBrowser }) => {
  await gameBrowser.storage('local').set({ game: SAVED });
});

test('the toolbar popup goes on with the saved game', async ({ gameBrowser }) => {
  const popup = await new Surface(await gameBrowser.openPopup()).ready();
  await expect(popup.stat('code')).toHaveText(SAVED.deal);
  await popup.tapAll([25, 'waste']);
  await expect(popup.stat('score')).toHaveText('10');
  await gameBrowser.closePopup();
  const again = await new Surface(await gameBrowser.openPopup()).ready();
  await expect(again.stat('moves')).toHaveText('10');
  await expect(again.stat('score')).toHaveText('10');
  await again.action('undo').click();
  await expect(again.slot(25)).toBeVisible();
});

test('has its size, and no scrollbars', async ({ gameBrowser }) => {
  const page = await gameBrowser.openPopup();
  await new Surface(page).ready();
  const size = await page.evaluate(() => ({
    width: innerWidth,
    height: innerHeight,
    scrolls:
      document.documentElement.clientWidth < innerWidth ||
      document.documentElement.clientHeight < innerHeight,
  }));
  expect(size).toEqual({ width: 460, height: 560, scrolls: false });
});

test('a move is kept though the popup closes within the same click', async ({ gameBrowser }) => {
  const popup = await new Surface(await gameBrowser.openPopup()).ready();
  await popup.tap(25);
  await closeOnNextClick(popup.page);
  const closed = popup.page.waitForEvent('close');
  await popup.tap('waste').catch(() => {
    // The page may be gone before it has told that the mouse button is up again.
  });
  await closed;
  const again = await new Surface(await gameBrowser.openPopup()).ready();
  expect(await again.position()).toMatchObject({ score: 10, moves: 10, waste: 9 });
  await again.action('undo').click();
  await expect(again.stat('score')).toHaveText('0');
  await expect(again.stat('moves')).toHaveText('9');
});

test('so is a setting', async ({ gameBrowser }) => {
  const popup = await new Surface(await gameBrowser.openPopup()).ready();
  await popup.action('settings').click();
  const setting = { name: 'Move errors' };
  await expect(popup.page.getByRole('checkbox', setting)).not.toBeChecked();
  await closeOnNextClick(popup.page);
  const closed = popup.page.waitForEvent('close');
  await popup.page
    .getByRole('checkbox', setting)
    .click()
    .catch(() => {
      // As above.
    });
  await closed;
  const again = await new Surface(await gameBrowser.openPopup()).ready();
  await again.action('settings').click();
  await expect(again.page.getByRole('checkbox', setting)).toBeChecked();
});

test('Escape closes a window, else clears the selection, else is left to the browser', async ({
  gameBrowser,
}) => {
  const popup = await new Surface(await gameBrowser.openPopup()).ready();
  await popup.tap(25);
  await popup.action('help').click();
  const window = popup.page.getByRole('dialog', { name: 'How to play' });
  await expect(window).toBeVisible();
  await popup.page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(popup.slot(25)).toHaveAttribute('aria-pressed', 'true');
  await popup.page.keyboard.press('Escape');
  await expect(popup.slot(25)).toHaveAttribute('aria-pressed', 'false');
  // The browser closes a popup for an Escape that its page leaves alone. Keys sent by a test do not
  // get that far, so the page itself is asked.
  await popup.page.evaluate(() => {
    addEventListener('keydown', (event) => {
      Object.assign(window, { escapeLeft: !event.defaultPrevented });
    });
  });
  await popup.page.keyboard.press('Escape');
  expect(await popup.page.evaluate(() => Reflect.get(window, 'escapeLeft'))).toBe(true);
});

test('the popup and a new tab follow each other without reload', async ({
  gameBrowser,
  newTab,
}) => {
  const popup = await new Surface(await gameBrowser.openPopup()).ready();
  await popup.tap('stock');
  await expect(newTab.stat('moves')).toHaveText('10');
  await expect(newTab.waste).toHaveAttribute('data-count', '11');
  // Without a focus change, as a script: the popup would close.
  await newTab.stock.evaluate((stock: HTMLElement) => stock.click());
  await expect(popup.stat('moves')).toHaveText('11');
  await popup.action('undo').click();
  await expect(newTab.stat('moves')).toHaveText('10');
});

test('settings changed in the popup are in force on the new tab', async ({
  gameBrowser,
  newTab,
}) => {
  await expect(newTab.slot(25)).toHaveAttribute('data-partner');
  const popup = await new Surface(await gameBrowser.openPopup()).ready();
  await popup.action('settings').click();
  await popup.page.getByRole('checkbox', { name: 'Placement help' }).uncheck();
  await expect(newTab.slot(25)).not.toHaveAttribute('data-partner');
});
