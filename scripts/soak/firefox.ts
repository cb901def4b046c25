import type { Page } from 'puppeteer-core';
import { decodeGame } from '../../engine';
import { launchFirefox } from '../../tests/firefox/harness/launch';
import { Surface } from '../../tests/firefox/harness/surface';
import { removeProfile } from '../../tests/support/profile';
import { type InPlay, START, tapStock } from './kills';

/** A Firefox to be killed. */
export async function firefoxInPlay(): Promise<InPlay> {
  const browser = await launchFirefox();
  await browser.storage('local').set({ game: START });
  let page: Page;
  return {
    open: async () => {
      const surface = await new Surface(await browser.newTab()).ready();
      page = surface.page;
      return Number(await surface.text('[data-stat="moves"]'));
    },
    play: () => page.evaluate(tapStock),
    // Twenty moves a second are faster than any hand. Firefox stores one in about 2 ms, but as it asks
    // its database twice for each, a script can get ahead of it on a busy machine.
    pause: 50,
    crash: async () => {
      await browser.kill();
      await browser.relaunch();
    },
    stored: async () => decodeGame(await browser.storedGame()),
    end: async () => {
      await browser.close();
      await removeProfile(browser.profile);
    },
  };
}
