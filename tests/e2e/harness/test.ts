import { test as base, expect } from '@playwright/test';
import { createProfile, removeProfile } from '../../support/profile';
import { type GameBrowser, launchBrowser } from './launch';
import type { BrowserOptions } from './process';
import { Surface } from './surface';

interface Fixtures {
  /** For test.use: the browser's language, colours and so on. */
  browserOptions: BrowserOptions;
  /** A browser with the game, for this test alone. Fails the test if a page reports an error. */
  gameBrowser: GameBrowser;
  /** The game on a new tab, ready to be played. */
  newTab: Surface;
}

/** Playwright's test, with the game in a browser of its own. */
export const test = base.extend<Fixtures>({
  browserOptions: [{}, { option: true }],

  gameBrowser: async ({ browserOptions }, use) => {
    const profile = await createProfile();
    const browser = await launchBrowser({ profile, ...browserOptions });
    try {
      await use(browser);
    } finally {
      await browser.kill();
      await removeProfile(profile);
    }
    expect(browser.errors.found, 'errors on the pages of the game').toEqual([]);
  },

  newTab: async ({ gameBrowser }, use) => {
    const surface = new Surface(await gameBrowser.newTab());
    await use(await surface.ready());
  },
});

export { expect };
