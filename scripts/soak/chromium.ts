import type { Page } from '@playwright/test';
import { decodeGame } from '../../engine';
import { launchBrowser } from '../../tests/e2e/harness/launch';
import { Surface } from '../../tests/e2e/harness/surface';
import { removeProfile } from '../../tests/support/profile';
import { type InPlay, START, tapStock } from './kills';

/** A Chromium to be killed. */
export async function chromiumInPlay(): Promise<InPlay> {
  const browser = await launchBrowser();
  await browser.storage('local').set({ game: START });
  let page: Page;
  return {
    open: async () => {
      ({ page } = await new Surface(await browser.newTab()).ready());
      await page.bringToFront();
      return Number(await page.textContent('[data-stat="moves"]'));
    },
    play: () => page.evaluate(tapStock),
    pause: 0,
    crash: async () => {
      await browser.kill();
      await browser.relaunch();
    },
    stored: async () => decodeGame((await browser.storage('local').get()).game),
    end: async () => {
      await browser.close();
      await removeProfile(browser.profile);
    },
  };
}
