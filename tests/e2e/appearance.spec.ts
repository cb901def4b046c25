import type { Page } from '@playwright/test';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

/** Records the page's background in its first frame, from the next load on. */
const watchFirstFrame = (page: Page) =>
  page.addInitScript(() => {
    requestAnimationFrame(() => {
      const { backgroundColor } = getComputedStyle(document.documentElement);
      Object.assign(window, { firstBackground: backgroundColor });
    });
  });

/** How light the first frame was: 0 black to 255 white. */
const firstLightness = (page: Page) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      String(Reflect.get(window, 'firstBackground')).match(/\d+/g)?.map(Number) ?? [];
    return (red + green + blue) / 3;
  });

for (const file of ['newtab.html', 'popup.html'] as const) {
  test(`the first frame of ${file} is dark under a dark system`, async ({ gameBrowser }) => {
    const page = await gameBrowser.context.newPage();
    await page.emulateMedia({ colorScheme: 'dark' });
    await watchFirstFrame(page);
    await page.goto(`${gameBrowser.origin}/${file}`);
    expect(await firstLightness(page)).toBeLessThan(60);
  });

  test(`the first frame of ${file} has the player's theme, against the system`, async ({
    gameBrowser,
  }) => {
    const surface = await new Surface(await gameBrowser.openPage(file)).ready();
    const { page } = surface;
    await page.emulateMedia({ colorScheme: 'light' });
    await surface.action('settings').click();
    await page.getByRole('radio', { name: 'Dark', exact: true }).check();
    await watchFirstFrame(page);
    await page.reload();
    await surface.ready();
    expect(await firstLightness(page)).toBeLessThan(60);
    await surface.action('settings').click();
    await page.getByRole('radio', { name: 'Light', exact: true }).check();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await surface.ready();
    expect(await firstLightness(page)).toBeGreaterThan(180);
  });
}

test('dark includes the faces, and every back and table can be chosen', async ({ newTab }) => {
  const { page } = newTab;
  await page.bringToFront();
  const faceOf = () =>
    newTab
      .slot(25)
      .locator('.face')
      .evaluate((face) => getComputedStyle(face).backgroundColor);
  const drawing = () => newTab.stock.evaluate((stock) => stock.innerHTML);
  const table = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await faceOf();
  await newTab.action('settings').click();
  await page.getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect.poll(faceOf).not.toBe(light);
  const seen = new Set([await drawing()]);
  for (const name of ['Letters', 'Roses']) {
    await page.getByRole('radio', { name, exact: true }).check();
    await expect.poll(async () => seen.has(await drawing())).toBe(false);
    seen.add(await drawing());
  }
  const rose = await table();
  await page.getByRole('radio', { name: 'Ink', exact: true }).check();
  await expect.poll(table).not.toBe(rose);
});

test('the time can be hidden, and is counted all the same', async ({ gameBrowser, newTab }) => {
  const { page } = newTab;
  await page.bringToFront();
  await gameBrowser.storage('local').set({
    game: { v: 1, deal: 'HH1-N-AAAAAAM', log: '1', undo: 1, time: 65_000 },
  });
  await expect(newTab.stat('time')).toHaveText(/^1:0\d$/);
  await newTab.action('settings').click();
  await page.getByRole('checkbox', { name: 'Show time' }).uncheck();
  await expect(newTab.stat('time')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Show time' }).check();
  await expect(newTab.stat('time')).toHaveText(/^1:0\d$/);
});

test('large ranks are larger', async ({ newTab }) => {
  const height = () =>
    newTab
      .slot(25)
      .locator('.index')
      .evaluate((index) => index.getBoundingClientRect().height);
  const normal = await height();
  await newTab.page.bringToFront();
  await newTab.action('settings').click();
  await newTab.page.getByRole('radio', { name: 'Large', exact: true }).check();
  await expect.poll(height).toBeGreaterThan(1.25 * normal);
});
