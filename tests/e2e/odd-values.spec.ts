import fc from 'fast-check';
import { decodeGame } from '../../engine';
import { oddOthers, oddSettings, oddStoredGame } from '../support/odd-values';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

type Items = Record<string, unknown>;
declare const chrome: {
  storage: Record<
    'local' | 'sync',
    { clear(): Promise<void>; get(): Promise<Items>; set(items: Items): Promise<void> }
  >;
};

const VALUES = 200;
/** The synced storage takes 120 writes a minute, the game's own among them. */
const SYNCED = 15;

const storage = {
  local: fc.record(
    {
      game: oddStoredGame,
      settings: oddSettings,
      statistics: oddOthers.statistics,
      history: oddOthers.history,
      days: oddOthers.days,
    },
    { requiredKeys: ['game'] },
  ),
  sync: fc.record(
    {
      settings: oddSettings,
      game: oddOthers.devices,
      days: oddOthers.days,
      'statistics-x': oddOthers.statistics,
    },
    { requiredKeys: ['settings', 'game'] },
  ),
};

test(`${VALUES} times odd values under every key give a board that can be played`, async ({
  gameBrowser,
}) => {
  test.setTimeout(360_000);
  const { page } = await new Surface(await gameBrowser.openPage('newtab.html')).ready();
  const surface = new Surface(page);
  const values = fc.sample(fc.record(storage), { numRuns: VALUES, seed: 2026 });
  for (const [index, { local, sync }] of values.entries()) {
    const stored = { local, sync: index < SYNCED ? sync : null };
    const told = JSON.stringify(stored);
    // From a page that is not the game: an open game would answer at once.
    await page.goto(`${gameBrowser.origin}/manifest.json`);
    await page.evaluate(async (items) => {
      await chrome.storage.local.clear();
      await chrome.storage.local.set({ ...items.local, other: 'stays' });
      if (!items.sync) return;
      await chrome.storage.sync.clear();
      await chrome.storage.sync.set({ ...items.sync, other: 'stays' });
    }, stored);
    await page.goto(`${gameBrowser.origin}/newtab.html`);
    await surface.ready();
    const { status, stock, waste } = await surface.position();
    if (status !== 'playing' || stock + waste === 0) {
      expect(['stuck', 'won'], told).toContain(status);
      continue;
    }
    await surface.stock.evaluate((button: HTMLElement) => button.click());
    // The move is stored: what is shown is what is there.
    await expect(async () => {
      const { game } = await page.evaluate(() => chrome.storage.local.get());
      const saved = decodeGame(game);
      expect(saved.ok && saved.value.game.moves, told).toBeGreaterThan(0);
      expect((await surface.position()).moves).toBe(saved.ok && saved.value.game.moves);
    }).toPass();
  }
  for (const area of ['local', 'sync'] as const) {
    expect((await gameBrowser.storage(area).get()).other).toBe('stays');
  }
});
