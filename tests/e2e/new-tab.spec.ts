import type { Page } from '@playwright/test';
import type { GameBrowser } from './harness/launch';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

const GAME = { v: 1, deal: 'HH1-N-AAAAAAM', log: '9', undo: 9, time: 42_000 };
const BUILT_IN = 'chrome://new-tab-page/';

const choose = (browser: GameBrowser, newTab: string) =>
  browser.storage('sync').set({ settings: { v: 1, welcomed: true, newTab } });

const heart = (page: Page) => page.getByRole('button', { name: 'Open the game' });

test.beforeEach(({ gameBrowser }) => gameBrowser.storage('local').set({ game: GAME }));

test('the heart is there until another new tab page is chosen, in the settings', async ({
  gameBrowser,
  newTab,
}) => {
  await newTab.action('settings').click();
  const choice = newTab.page.getByRole('group', { name: 'New tab page' });
  await expect(choice.getByRole('radio', { name: 'The heart' })).toBeChecked();
  await choice.getByRole('radio', { name: 'A quiet page' }).check();
  // What is open stays as it is.
  await newTab.page.keyboard.press('Escape');
  await newTab.tap('stock');
  await expect(newTab.stat('moves')).toHaveText('10');
  await expect(heart(await gameBrowser.newTab())).toBeVisible();
});

test('the quiet page has a small heart and nothing else, and leaves the focus alone', async ({
  gameBrowser,
}) => {
  await choose(gameBrowser, 'quiet');
  const page = await gameBrowser.newTab();
  await expect(heart(page)).toBeVisible();
  const { width = 0 } = (await heart(page).boundingBox()) ?? {};
  expect(width).toBeLessThan(80);
  await expect(page.locator('body')).toHaveText('');
  expect(await page.getByRole('button').count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  // No board is built and no clock runs; what is stored stays.
  expect(await page.locator('[data-board]').count()).toBe(0);
  expect((await gameBrowser.storage('local').get()).game).toEqual(GAME);
});

test('its heart opens the game where it was left, and a reload keeps it open', async ({
  gameBrowser,
}) => {
  await choose(gameBrowser, 'quiet');
  const page = await gameBrowser.newTab();
  await page.bringToFront();
  const surface = new Surface(page);
  await heart(page).click();
  await surface.ready();
  await expect(surface.stat('moves')).toHaveText('9');
  await surface.tapAll([25, 'waste']);
  await page.reload();
  await surface.ready();
  await expect(surface.stat('score')).toHaveText('10');
  // The settings are at hand; another new tab is quiet again.
  await expect(surface.action('settings')).toBeVisible();
  await expect(heart(await gameBrowser.newTab())).toBeVisible();
});

test('the heart opens the game as it is by then', async ({ gameBrowser }) => {
  await choose(gameBrowser, 'quiet');
  const page = await gameBrowser.newTab();
  await expect(heart(page)).toBeVisible();
  await gameBrowser.storage('local').set({ game: { ...GAME, log: '12', undo: 12 } });
  await heart(page).click();
  const surface = await new Surface(page).ready();
  await expect(surface.stat('moves')).toHaveText('12');
});

test('by keyboard, the heart opens the game and the board has the focus', async ({
  gameBrowser,
}) => {
  await choose(gameBrowser, 'quiet');
  const page = await gameBrowser.newTab();
  await page.bringToFront();
  await expect(heart(page)).toBeVisible();
  await page.locator('body').press('Tab');
  await expect(heart(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const surface = await new Surface(page).ready();
  await expect(surface.slot(25)).toBeFocused();
  await page.keyboard.press('d');
  await expect(surface.stat('moves')).toHaveText('10');
});

test('the browser’s own page comes at once, and the way back leads to the quiet page', async ({
  gameBrowser,
}) => {
  await choose(gameBrowser, 'browser');
  const page = await gameBrowser.context.newPage();
  await page.goto('chrome://newtab').catch(() => {
    // Gone on before it had loaded.
  });
  await page.waitForURL(BUILT_IN);
  await page.goBack();
  await expect(heart(page)).toBeVisible();
  await expect(page.locator('[data-notice]')).toBeHidden();
  await heart(page).click();
  await new Surface(page).ready();
});

for (const newTab of ['quiet', 'browser']) {
  test(`damaged settings are told on the first page that can, not on one that is "${newTab}"`, async ({
    gameBrowser,
  }) => {
    await gameBrowser
      .storage('sync')
      .set({ settings: { v: 1, welcomed: true, newTab, theme: 'purple' } });
    const page = await gameBrowser.newTab();
    if (newTab === 'quiet') await expect(heart(page)).toBeVisible();
    else await page.waitForURL(BUILT_IN);
    const popup = await new Surface(await gameBrowser.openPage('popup.html')).ready();
    await expect(popup.page.locator('.notice')).toContainText('Settings');
    await expect(popup.page.getByRole('button', { name: 'OK' })).toBeVisible();
  });
}

test('a tab in the background hands itself over, not the tab in front', async ({
  gameBrowser,
  newTab,
}) => {
  await choose(gameBrowser, 'browser');
  const opened = gameBrowser.context.waitForEvent('page');
  await newTab.page.evaluate(() =>
    (
      globalThis as unknown as {
        chrome: { tabs: { create(tab: { active: boolean }): Promise<unknown> } };
      }
    ).chrome.tabs.create({ active: false }),
  );
  await (await opened).waitForURL(BUILT_IN);
  await expect(newTab.board).toBeVisible();
});

test('a browser with another page of its own, or none, shows the quiet one and says so', async ({
  gameBrowser,
}) => {
  await choose(gameBrowser, 'browser');
  const page = await gameBrowser.context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgentData', {
      value: { brands: [{ brand: 'Chromium' }, { brand: 'Microsoft Edge' }] },
    });
  });
  await page.goto('chrome://newtab');
  await expect(heart(page)).toBeVisible();
  await expect(page.locator('[data-notice]')).toHaveText(/does not let an extension/);
});

test('a refused hand-over ends in the quiet page, which says so', async ({ gameBrowser }) => {
  await choose(gameBrowser, 'browser');
  const page = await gameBrowser.context.newPage();
  await page.addInitScript(() => {
    const { chrome } = globalThis as unknown as { chrome?: { tabs?: object } };
    if (chrome?.tabs) {
      Object.assign(chrome.tabs, { update: () => Promise.reject(new Error('Cannot update.')) });
    }
  });
  await page.goto('chrome://newtab');
  await expect(page.locator('[data-notice]')).toHaveText(/does not let an extension/);
  await heart(page).click();
  await new Surface(page).ready();
});

for (const [scheme, lightness] of [
  ['light', 255],
  ['dark', 18],
] as const) {
  test(`on the way to the browser’s own page nothing of ours flashes, ${scheme}`, async ({
    gameBrowser,
  }) => {
    await choose(gameBrowser, 'browser');
    // A surface that was open since keeps a copy of what is chosen.
    const surface = await new Surface(await gameBrowser.openPage('popup.html')).ready();
    const page = await gameBrowser.context.newPage();
    await page.emulateMedia({ colorScheme: scheme });
    await page.addInitScript(() => {
      if (location.pathname !== '/newtab.html') return;
      const { chrome } = globalThis as unknown as { chrome: { tabs: object } };
      Object.assign(chrome.tabs, { update: () => new Promise(() => {}) });
    });
    await page.goto('chrome://newtab');
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    const [red] = ground.match(/\d+/g)?.map(Number) ?? [];
    expect(red).toBe(lightness);
    await expect(surface.board).toBeVisible();
  });
}

test.describe('the note of the first new tab', () => {
  const note = (page: Page) => page.locator('section[data-welcome]');

  test('says what it is, takes no focus, moves nothing, and is gone once it was read', async ({
    gameBrowser,
    newTab,
  }) => {
    await expect(note(newTab.page)).toContainText('Settings can change that.');
    expect(await newTab.page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    const before = await newTab.board.boundingBox();
    await note(newTab.page).getByRole('button', { name: 'OK' }).click();
    await expect(note(newTab.page)).toBeHidden();
    expect(await newTab.board.boundingBox()).toEqual(before);
    // Once for the player, on all devices.
    const { settings } = await gameBrowser.storage('sync').get();
    expect(settings).toMatchObject({ welcomed: true });
    const again = await new Surface(await gameBrowser.newTab()).ready();
    await again.tap('stock');
    await expect(note(again.page)).toBeHidden();
  });

  test('goes with the first move, on every tab', async ({ gameBrowser, newTab }) => {
    const other = await new Surface(await gameBrowser.newTab()).ready();
    await expect(note(other.page)).toBeVisible();
    await newTab.page.bringToFront();
    await newTab.tap('stock');
    await expect(note(newTab.page)).toBeHidden();
    await expect(note(other.page)).toBeHidden();
  });

  test('opens the settings, where it can be changed, by keyboard too', async ({ newTab }) => {
    await note(newTab.page).getByRole('button', { name: 'Settings' }).press('Enter');
    await expect(newTab.page.getByRole('group', { name: 'New tab page' })).toBeVisible();
    await expect(note(newTab.page)).toBeHidden();
  });

  test('is spoken', async ({ newTab }) => {
    await expect(newTab.page.getByRole('status')).toContainText(
      'Your new tab now opens Heart to Heart',
    );
  });

  test('leaves a notice of trouble in sight', async ({ gameBrowser }) => {
    await gameBrowser.storage('local').set({ game: 'nothing' });
    const { page } = await new Surface(await gameBrowser.newTab()).ready();
    await expect(page.locator('[data-notice]')).toContainText('has been put aside');
    await expect(note(page)).toBeHidden();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(note(page)).toBeVisible();
  });

  test('is not for the popup', async ({ gameBrowser }) => {
    const { page } = await new Surface(await gameBrowser.openPage('popup.html')).ready();
    await page.locator('[data-action="settings"]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await note(page).count()).toBe(0);
  });
});
