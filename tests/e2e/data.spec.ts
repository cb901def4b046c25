import type { Page } from '@playwright/test';
import { downloadBy } from './harness/download';
import { openData } from './harness/open-data';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

const GAME = { v: 1, deal: 'HH1-N-AAAAAAM', log: '9yz2', undo: 12, redo: '1', time: 42_000 };
const MINE = { ...GAME, deal: 'HH1-N-AAAAAAA', log: '3', undo: 3, redo: '' };
const SETTINGS = { v: 1, theme: 'dark', sound: true };

const save = (page: Page) => downloadBy(page, () => page.locator('[data-action="export"]').click());

const choose = (page: Page, text: string) =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'any.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('all there is goes into a file, and comes out of it in another profile', async ({
  gameBrowser,
  newTab,
}) => {
  await gameBrowser.storage('sync').set({ settings: SETTINGS });
  await gameBrowser.storage('local').set({ game: { ...GAME, unfinished: [MINE] } });
  await expect(newTab.stat('moves')).toHaveText('12');
  await openData(newTab);
  const { name, text } = await save(newTab.page);
  expect(name).toMatch(/^heart-to-heart-\d{4}-\d\d-\d\d\.json$/);

  // Another profile: nothing stored. Another surface of it follows.
  await newTab.page.goto('about:blank');
  await gameBrowser.storage('local').clear();
  await gameBrowser.storage('sync').clear();
  const surface = await new Surface(await gameBrowser.newTab()).ready();
  const other = await new Surface(await gameBrowser.newTab()).ready();
  await surface.page.bringToFront();
  await openData(surface);
  const window = surface.page.locator('[data-dialog="data"]');
  await window.locator('[data-action="import"]').focus();
  await choose(surface.page, text);
  await expect(window.locator('[data-action="cancel"]')).toBeFocused();
  await expect(window.locator('[data-part="game"]')).toContainText(
    'From the file: HH1-N-AAAAAAM: score 10, moves 12, time 0:42',
  );
  await expect(window.locator('[data-part="game"]')).toContainText(
    'Unfinished games: in the file 1, here 0, afterwards 1',
  );
  await window.locator('[data-action="cancel"]').click();
  await expect(window.locator('[data-action="import"]')).toBeFocused();
  await expect(surface.stat('moves')).toHaveText('0');
  await choose(surface.page, text);
  await window.locator('[data-action="replace"]').click();
  await expect(window.locator('[data-told]')).toHaveText('Taken over from the file.');
  const again = await save(surface.page);
  const withoutDate = (file: string) => ({ ...JSON.parse(file), exported: null });
  expect(withoutDate(again.text)).toEqual(withoutDate(text));
  await surface.page.keyboard.press('Escape');
  for (const { page } of [surface, other]) {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('[data-stat="moves"]')).toHaveText('12');
  }
  await surface.action('undo').click();
  await expect(surface.stat('moves')).toHaveText('11');
});

test('a file that is no good changes nothing, and it is said why', async ({
  gameBrowser,
  newTab,
}) => {
  await gameBrowser.storage('local').set({ game: MINE });
  await expect(newTab.stat('moves')).toHaveText('3');
  await openData(newTab);
  const told = newTab.page.locator('[data-told]');
  const head = { app: 'heart-to-heart', v: 1 };
  for (const [text, message] of [
    ['hello', 'This file cannot be read: it is no JSON text, or only part of one.'],
    ['{}', 'This is not a file that Heart to Heart has saved.'],
    [JSON.stringify({ ...head, v: 2 }), 'This file comes from a newer version of the game.'],
    [JSON.stringify({ ...head, game: GAME, settings: 7 }), 'This file is damaged: Settings.'],
    [
      JSON.stringify({ ...head, game: { ...GAME, log: '<img src=x onerror=alert(1)>' } }),
      'This file is damaged: Game in progress.',
    ],
    ['x'.repeat(2_000_001), 'This file is too large'],
  ] as const) {
    await choose(newTab.page, text);
    await expect(told).toContainText(message);
    await expect(told).toContainText('Nothing was changed.');
    await expect(newTab.page.locator('[data-preview]')).toHaveCount(0);
  }
  await expect(newTab.stat('moves')).toHaveText('3');
  expect((await gameBrowser.storage('local').get()).game).toEqual(MINE);
});

test('a file can be dropped on the window; the game in progress is laid aside', async ({
  gameBrowser,
  newTab,
}) => {
  await gameBrowser.storage('local').set({ game: MINE });
  await expect(newTab.stat('moves')).toHaveText('3');
  await openData(newTab);
  const text = JSON.stringify({ app: 'heart-to-heart', v: 1, game: GAME });
  await newTab.page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'dropped.json'));
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    document.querySelector('[data-dialog="data"]')?.dispatchEvent(event);
  }, text);
  const part = newTab.page.locator('[data-part="game"]');
  await expect(part).toContainText('Laid aside with the unfinished games: HH1-N-AAAAAAA');
  await newTab.page.locator('[data-action="replace"]').click();
  await newTab.page.keyboard.press('Escape');
  await expect(newTab.stat('moves')).toHaveText('12');
  await newTab.action('code').click();
  await newTab.page.getByRole('button', { name: 'HH1-N-AAAAAAA: score 0, moves 3' }).click();
  await expect(newTab.stat('moves')).toHaveText('3');
});

test('the popup saves a file itself, and opens a tab to choose one', async ({ gameBrowser }) => {
  await gameBrowser.storage('local').set({ game: GAME });
  const popup = await new Surface(await gameBrowser.openPopup()).ready();
  await openData(popup);
  const { text } = await save(popup.page);
  expect(JSON.parse(text).game).toMatchObject({ log: '9yz2', redo: '1' });
  const tab = gameBrowser.context.waitForEvent('page');
  await popup.page.locator('[data-action="data-tab"]').click();
  const surface = await new Surface(await tab).ready();
  await expect(surface.page.locator('[data-dialog="data"]')).toBeVisible();
  await choose(surface.page, text);
  await expect(surface.page.locator('[data-part="settings"]')).toContainText('The same as here');
});

for (const newTab of ['quiet', 'browser'] as const) {
  test(`it does so where a new tab is not the heart (${newTab})`, async ({ gameBrowser }) => {
    await gameBrowser.storage('local').set({ game: GAME });
    await gameBrowser.storage('sync').set({ settings: { v: 1, newTab } });
    const popup = await new Surface(await gameBrowser.openPopup()).ready();
    await openData(popup);
    const tab = gameBrowser.context.waitForEvent('page');
    await popup.page.locator('[data-action="data-tab"]').click();
    const surface = await new Surface(await tab).ready();
    const window = surface.page.locator('[data-dialog="data"]');
    await expect(window).toBeVisible();
    await surface.page.keyboard.press('Escape');
    await expect(window).toBeHidden();
    await surface.page.reload();
    await surface.ready();
    await expect(window).toBeHidden();
    await expect(surface.stat('code')).toHaveText(GAME.deal);
  });
}

test('what was put aside can be copied and deleted', async ({ gameBrowser }) => {
  await gameBrowser.storage('local').set({ game: 'no game', other: 'stays' });
  await gameBrowser.storage('sync').set({ settings: { v: 7 } });
  const surface = await new Surface(await gameBrowser.newTab()).ready();
  const { page } = surface;
  await page.bringToFront();
  const notice = page.locator('.notice');
  await expect(notice).toContainText('has been put aside');
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toContainText('has been put aside');
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(page.locator('[data-notice]')).toBeEmpty();
  await expect(page.locator('[data-board] [tabindex="0"]')).toBeFocused();
  await openData(surface);
  const values = page.locator('[data-aside] li');
  await expect(values).toHaveCount(2);
  const settings = values.filter({ hasText: 'Settings' });
  await settings.getByRole('button', { name: 'Copy' }).click();
  await expect(settings.getByRole('button', { name: 'Copied' })).toBeVisible();
  // What storage refuses to delete stays, and that is said.
  await page.evaluate(() => {
    interface Local {
      remove: (key: string) => Promise<void>;
    }
    const { storage } = (globalThis as unknown as { chrome: { storage: { local: Local } } }).chrome;
    const real = storage.local.remove.bind(storage.local);
    storage.local.remove = () => {
      storage.local.remove = real;
      return Promise.reject(new Error('The disk is full.'));
    };
  });
  const alert = page.locator('[data-aside] [role="alert"]');
  await settings.getByRole('button', { name: 'Delete' }).click();
  await settings.getByRole('button', { name: 'Delete for good' }).click();
  await expect(alert).toContainText('Storage does not answer');
  await expect(values).toHaveCount(2);
  await settings.getByRole('button', { name: 'Delete' }).click();
  await settings.getByRole('button', { name: 'Delete for good' }).click();
  await expect(values).toHaveCount(1);
  await expect(alert).toBeEmpty();
  await page.keyboard.press('Escape');
  await surface.action('code').click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.press('Control+V');
  await expect(field).toHaveValue('{"v":7}');
  const items = await gameBrowser.storage('local').get();
  expect(Object.keys(items).filter((key) => key.includes('put-aside'))).toHaveLength(1);
  expect(items.other).toBe('stays');
});
