import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { extensionDir } from './harness/extension';
import type { GameBrowser } from './harness/launch';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

declare const chrome: {
  developerPrivate: {
    updateProfileConfiguration(update: { inDeveloperMode: boolean }): Promise<void>;
    reload(id: string): Promise<unknown>;
    getExtensionInfo(id: string): Promise<{ version: string; state: string }>;
  };
};

/** A copy of the extension, of which these tests make other versions. */
const dir = mkdtempSync(join(tmpdir(), 'heart-to-heart-update-'));
const manifest = join(dir, 'manifest.json');
const setVersion = (version: string) => {
  const fields = JSON.parse(readFileSync(manifest, 'utf8'));
  writeFileSync(manifest, JSON.stringify({ ...fields, version }));
};

test.use({ browserOptions: { dir } });
test.beforeEach(() => cpSync(extensionDir, dir, { recursive: true }));
test.afterAll(() => rmSync(dir, { recursive: true, force: true }));

const GAME = {
  v: 2,
  id: 'k3x0q8f2ab',
  deal: 'HH1-N-AAAAAAM',
  log: '9',
  undo: 9,
  redo: '',
  time: 42_000,
  rev: 3,
  writer: 'a',
  base: '2:a',
  left: null,
  unfinished: [],
  finished: [],
  device: 'd7k2m9x4qa',
  plays: { d7k2m9x4qa: 9 },
  playedAt: 1_700_000_000_000,
};

const storedIn = async (browser: GameBrowser) => ({
  local: await browser.storage('local').get(),
  sync: await browser.storage('sync').get(),
});

/** The browser's page of extensions, where one can be loaded again. */
async function extensionsPage({ context }: GameBrowser): Promise<Page> {
  const page = await context.newPage();
  await page.goto('chrome://extensions');
  await page.evaluate(() =>
    chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true }),
  );
  return page;
}

/** Waits until a version is there and runs. */
const hasVersion = (extensions: Page, browser: GameBrowser, version: string) =>
  expect
    .poll(() =>
      extensions.evaluate(
        (id) => chrome.developerPrivate.getExtensionInfo(id),
        browser.extensionId,
      ),
    )
    .toMatchObject({ version, state: 'ENABLED' });

async function install(extensions: Page, browser: GameBrowser, version: string): Promise<void> {
  setVersion(version);
  await extensions.evaluate((id) => chrome.developerPrivate.reload(id), browser.extensionId);
  await hasVersion(extensions, browser, version);
}

test('installing, updating and downgrading change no key', async ({ gameBrowser }) => {
  expect(await storedIn(gameBrowser)).toEqual({ local: {}, sync: {} });
  // Nothing was played in it: an open page would count the time.
  const game = { ...GAME, log: '', undo: 0 };
  await gameBrowser.storage('local').set({ game, 'game-put-aside-2026-01-01-0': 'odd', x: 1 });
  await gameBrowser
    .storage('sync')
    .set({ settings: { v: 1, theme: 'dark', later: 'thing' }, y: 2 });
  const before = await storedIn(gameBrowser);
  const extensions = await extensionsPage(gameBrowser);
  for (const version of ['0.2.0', '3.0.0', '0.0.1']) {
    await install(extensions, gameBrowser, version);
    expect(await storedIn(gameBrowser), version).toEqual(before);
    const page = await gameBrowser.newTab();
    await new Surface(page).ready();
    await page.close();
    expect(await storedIn(gameBrowser), version).toEqual(before);
  }
});

test('after an update the game goes on where it was', async ({ gameBrowser, newTab }) => {
  await gameBrowser.storage('local').set({ game: GAME });
  await newTab.tapAll([25, 'waste']);
  await expect(newTab.stat('score')).toHaveText('10');
  // The browser closes the pages of an extension that it loads again.
  await install(await extensionsPage(gameBrowser), gameBrowser, '0.2.0');
  const after = await new Surface(await gameBrowser.newTab()).ready();
  await expect(after.stat('score')).toHaveText('10');
  await after.action('undo').click();
  await expect(after.stat('moves')).toHaveText('9');
});

test('a page left open tells of a version that waits, and the game goes on in it', async ({
  gameBrowser,
}) => {
  await gameBrowser.storage('local').set({ game: GAME });
  const extensions = await extensionsPage(gameBrowser);
  const page = await gameBrowser.context.newPage();
  // What a browser does of its own accord only with an extension from its store.
  await page.addInitScript(() => {
    type Listener = (details: { version: string }) => void;
    const { chrome: api } = globalThis as unknown as {
      chrome?: { runtime?: { onUpdateAvailable?: object } };
    };
    const addListener = (listener: Listener) => Object.assign(globalThis, { announce: listener });
    if (api?.runtime?.onUpdateAvailable)
      Object.assign(api.runtime.onUpdateAvailable, { addListener });
  });
  await page.goto('chrome://newtab');
  const surface = await new Surface(page).ready();
  await page.waitForFunction(() => 'announce' in globalThis);
  const notice = page.locator('[data-notice]');
  await expect(notice).toBeEmpty();
  const before = await surface.board.boundingBox();
  await page.evaluate(() => Reflect.get(globalThis, 'announce')({ version: '0.2.0' }));
  await expect(notice).toHaveText('A new version is waiting.');
  await expect(page.getByRole('status')).toContainText('A new version is waiting.');
  expect(await surface.board.boundingBox()).toEqual(before);
  await surface.tapAll([25, 'waste']);
  await expect(surface.stat('score')).toHaveText('10');

  setVersion('0.2.0');
  await page.getByRole('button', { name: 'Close and update' }).click();
  await hasVersion(extensions, gameBrowser, '0.2.0');
  const after = await new Surface(await gameBrowser.newTab()).ready();
  await expect(after.stat('score')).toHaveText('10');
});

test('a page that has outlived its version says so, shows its board, and goes on after a reload', async ({
  gameBrowser,
  newTab,
}) => {
  const { page } = newTab;
  await gameBrowser.storage('local').set({ game: GAME });
  await expect(newTab.stat('moves')).toHaveText('9');
  await newTab.tap('stock');
  await expect
    .poll(async () => (await gameBrowser.storage('local').get()).game)
    .toMatchObject({
      log: '10',
    });
  // As a browser leaves a page behind whose extension has gone.
  await page.evaluate(() => {
    const fail = () => {
      throw new Error('Extension context invalidated.');
    };
    const { chrome: api } = globalThis as unknown as {
      chrome: { storage: { local: object; sync: object }; i18n: object; runtime: object };
    };
    Object.assign(api.storage.local, { get: fail, set: fail });
    Object.assign(api.storage.sync, { get: fail, set: fail });
    Object.assign(api.i18n, { getMessage: fail });
    Reflect.deleteProperty(api.runtime, 'id');
  });
  await newTab.tap('stock');
  await expect(page.locator('[data-notice]')).toHaveText(
    'The extension was updated or switched off.',
  );
  expect((await newTab.heart()).every((rank) => rank > 0)).toBe(true);
  await page.getByRole('button', { name: 'Reload' }).click();
  await newTab.ready();
  await expect(page.locator('[data-notice]')).toBeEmpty();
  // The move that could not be stored is lost, and no other.
  await expect(newTab.stat('moves')).toHaveText('10');
});

test('a window that cannot be loaded leaves the game as it was, and opens the next time', async ({
  newTab,
}) => {
  const { page } = newTab;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*HelpDialog*'] });
  await newTab.tap('stock');
  const failed = page.waitForEvent('requestfailed');
  await newTab.action('help').click();
  await failed;
  // The keys of the game work again once the window is given up.
  await expect(async () => {
    await page.keyboard.press('Control+z');
    await expect(newTab.stat('moves')).toHaveText('0', { timeout: 100 });
  }).toPass();
  await expect(page.getByRole('dialog')).toBeHidden();
  await session.send('Network.setBlockedURLs', { urls: [] });
  await newTab.action('help').click();
  await expect(page.locator('[data-dialog="help"]')).toBeVisible();
});

test('where the quiet page cannot be loaded, the new tab shows the game', async ({
  gameBrowser,
}) => {
  await gameBrowser.storage('sync').set({ settings: { v: 1, newTab: 'quiet' } });
  const page = await gameBrowser.context.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*instead*'] });
  await page.goto(`${gameBrowser.origin}/newtab.html`);
  await new Surface(page).ready();
});
