import fc from 'fast-check';
import { oddStoredGame } from '../support/odd-values';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

declare const chrome: {
  storage: { local: { clear(): Promise<void>; set(items: object): Promise<void> } };
};

const VALUES = 200;

test(`${VALUES} odd values give a board that can be played`, async ({ gameBrowser }) => {
  test.setTimeout(180_000);
  const { page } = await new Surface(await gameBrowser.openPage('newtab.html')).ready();
  const surface = new Surface(page);
  const values = fc.sample(oddStoredGame, { numRuns: VALUES, seed: 2026 });
  for (const value of values) {
    // From a page that is not the game: an open game would answer at once.
    await page.goto(`${gameBrowser.origin}/manifest.json`);
    await page.evaluate(async (game) => {
      await chrome.storage.local.clear();
      await chrome.storage.local.set({ game, other: 'stays' });
    }, value);
    await page.goto(`${gameBrowser.origin}/newtab.html`);
    await surface.ready();
    const { moves, status } = await surface.position();
    const stock = await surface.stock.getAttribute('data-count');
    if (status === 'playing' && (stock !== '0' || (await surface.position()).waste > 0)) {
      await surface.stock.evaluate((button: HTMLElement) => button.click());
      await expect(surface.stat('moves'), JSON.stringify(value)).toHaveText(String(moves + 1));
    } else {
      expect(['stuck', 'won'], JSON.stringify(value)).toContain(status);
    }
  }
  expect((await gameBrowser.storage('local').get()).other).toBe('stays');
});
