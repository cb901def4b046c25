import type { Page } from '@playwright/test';
import { openData } from './harness/open-data';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

const GAME = {
  v: 2,
  id: 'here',
  deal: 'HH1-N-AAAAAAM',
  log: '20',
  undo: 20,
  redo: '',
  time: 20_000,
  plays: { desk: 20, sofa: 3 },
};
/** An older game that another device has shared. */
const OLDER = {
  v: 1,
  device: 'sofa',
  plays: { desk: 9, sofa: 3 },
  playedAt: 1_764_000_000_000,
  writes: [],
  game: { ...GAME, id: 'older', log: '3', undo: 3 },
};

/** Storage of this device answers no read before `release()` is called in the page. */
const HELD = () => {
  const { storage } = (globalThis as unknown as { chrome: { storage: { local: Held } } }).chrome;
  interface Held {
    get: (keys: unknown) => Promise<unknown>;
  }
  const real = storage.local.get.bind(storage.local);
  const held = new Promise<void>((resolve) => {
    Object.assign(globalThis, { release: resolve });
  });
  storage.local.get = (keys) => held.then(() => real(keys));
};
const release = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { release: () => void }).release());

test('storage that answers late is said to, and gives the game that was left there', async ({
  gameBrowser,
}) => {
  await gameBrowser.storage('local').set({ game: GAME });
  await gameBrowser.storage('sync').set({ settings: { v: 1, welcomed: true }, game: OLDER });
  const page = await gameBrowser.context.newPage();
  await page.addInitScript(HELD);
  await page.goto(`${gameBrowser.origin}/newtab.html`);
  const surface = await new Surface(page).ready();
  await expect(surface.notice).toHaveText('Your saved game cannot be read just now. Trying again.');
  await release(page);
  await expect(surface.stat('moves')).toHaveText('20');
  await expect(surface.notice).toBeEmpty();
  await surface.tap('stock');
  await expect
    .poll(async () => (await gameBrowser.storage('local').get()).game)
    .toMatchObject({ id: 'here', log: '21', unfinished: [] });
});

for (const fate of ['is refused', 'hangs'] as const) {
  test(`after a write that ${fate} the surfaces still show one game, and no move is lost`, async ({
    gameBrowser,
  }) => {
    await gameBrowser.storage('local').set({ game: GAME, settings: { v: 1, sync: false } });
    const one = await new Surface(await gameBrowser.newTab()).ready();
    const other = await new Surface(await gameBrowser.newTab()).ready();
    await one.page.evaluate((hangs) => {
      interface Local {
        set: (items: object) => Promise<void>;
      }
      const { storage } = (globalThis as unknown as { chrome: { storage: { local: Local } } })
        .chrome;
      const real = storage.local.set.bind(storage.local);
      storage.local.set = () => {
        storage.local.set = real;
        return hangs ? new Promise(() => {}) : Promise.reject(new Error('The disk is full.'));
      };
    }, fate === 'hangs');
    const play = async (surface: Surface, taps: number, moves: string) => {
      await surface.page.bringToFront();
      for (let tap = 0; tap < taps; tap++) await surface.tap('stock');
      for (const { page } of [one, other]) {
        await expect(page.locator('[data-stat="moves"]')).toHaveText(moves);
      }
    };
    // The first of them is the one that fails.
    await play(one, 2, '22');
    await play(other, 5, '27');
    await play(one, 1, '28');
    await expect
      .poll(async () => (await gameBrowser.storage('local').get()).game)
      .toMatchObject({ log: '28' });
    await expect(one.notice).toBeEmpty();
  });
}

test('with sharing turned off nothing is shared while that cannot be read', async ({
  gameBrowser,
}) => {
  const settings = { v: 1, welcomed: true, sync: false, theme: 'dark' };
  await gameBrowser.storage('local').set({ game: GAME, settings });
  const page = await gameBrowser.context.newPage();
  await page.addInitScript(HELD);
  await page.goto(`${gameBrowser.origin}/newtab.html`);
  const surface = await new Surface(page).ready();
  await surface.tap('stock');
  // What is shared at once when a page is left.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await release(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect((await gameBrowser.storage('sync').get()).game).toBeUndefined();
  await expect(surface.notice).toHaveText(
    'Your saved game was found: it is with the unfinished games.',
  );
});

test('a file that cannot be written for storage that hangs is said to be so', async ({
  gameBrowser,
}) => {
  const surface = await new Surface(await gameBrowser.newTab()).ready();
  await surface.page.evaluate(HELD);
  await openData(surface);
  await surface.page.locator('[data-action="export"]').click();
  await expect(surface.page.locator('[data-told]')).toContainText('Storage does not answer');
});

test('a file is taken in whole once storage that hung takes something again', async ({
  gameBrowser,
}) => {
  const days = { v: 1, months: { '2026-10': '5' } };
  const surface = await new Surface(await gameBrowser.newTab()).ready();
  const { page } = surface;
  await openData(surface);
  const text = JSON.stringify({ app: 'heart-to-heart', v: 1, game: GAME, days });
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const replace = page.locator('[data-action="replace"]');
  await replace.waitFor();
  await page.evaluate(() => {
    const { local } = (globalThis as unknown as { chrome: { storage: { local: Local } } }).chrome
      .storage;
    interface Local {
      set: (items: unknown) => Promise<void>;
    }
    const real = local.set.bind(local);
    local.set = () => new Promise(() => {});
    Object.assign(globalThis, { release: () => Object.assign(local, { set: real }) });
  });
  await replace.click();
  await expect(page.locator('[data-told]')).toContainText('Storage does not answer');
  await release(page);
  await replace.click();
  await expect(page.locator('[data-told]')).toHaveText('Taken over from the file.');
  await expect
    .poll(() => gameBrowser.storage('local').get())
    .toMatchObject({ game: { id: 'here' }, days });
});
