import { expect, type Page } from '@playwright/test';
import type { GameBrowser } from './launch';

declare const chrome: {
  developerPrivate: {
    updateProfileConfiguration(update: { inDeveloperMode: boolean }): Promise<void>;
    updateExtensionConfiguration(update: {
      extensionId: string;
      incognitoAccess: boolean;
    }): Promise<void>;
  };
  windows: { create(window: { incognito: boolean; url: string }): Promise<unknown> };
};

/** Allows the game in private windows, as the player does on the browser's page of extensions. */
export async function allowInPrivateWindows(browser: GameBrowser): Promise<void> {
  const page = await browser.context.newPage();
  await page.goto('chrome://extensions');
  await page.evaluate(async (extensionId) => {
    const { developerPrivate } = chrome;
    // An extension from a folder is not loaded again without it.
    await developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
    await developerPrivate.updateExtensionConfiguration({ extensionId, incognitoAccess: true });
  }, browser.extensionId);
  // The browser loads it again, and does not say when it has.
  await expect(async () => {
    await page.goto(`${browser.origin}/manifest.json`);
  }).toPass();
  await page.close();
}

/** Opens a page of the game in a private window. */
export async function openPrivately(browser: GameBrowser, file: string): Promise<Page> {
  const url = `${browser.origin}/${file}`;
  const opener = await browser.context.newPage();
  // Not the game: it would go on, and store the time.
  await opener.goto(`${browser.origin}/manifest.json`);
  const opened = browser.context.waitForEvent('page', (page) => page.url() === url);
  await opener.evaluate((address) => chrome.windows.create({ incognito: true, url: address }), url);
  await opener.close();
  return opened;
}
