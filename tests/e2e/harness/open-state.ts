import type { Page } from '@playwright/test';
import { type Area, type Items, Storage } from '../../support/storage';
import type { GameBrowser } from './launch';
import { Surface } from './surface';

/** Something of the game to look at: what is stored, and what a player then does to see it. */
export interface State {
  readonly local: Items;
  /** What is stored in the player's account, besides the settings. */
  readonly sync?: Items;
  /** Ends when it is seen. */
  readonly reach?: (surface: Surface) => Promise<unknown>;
}

/** Makes it as if nothing but this state had ever been stored, and leaves the page off the game. */
export async function storeState(
  { origin }: GameBrowser,
  page: Page,
  { local, sync }: State,
  settings: object = {},
): Promise<void> {
  // The game would follow what is stored under it. Helper pages would take much longer.
  await page.goto(`${origin}/manifest.json`);
  const stored = { local, sync: { settings: { v: 1, ...settings }, ...sync } };
  for (const [area, items] of Object.entries(stored) as [Area, Items][]) {
    const storage = new Storage(area, (act, given) => page.evaluate(act, given));
    await storage.clear();
    await storage.set(items);
  }
}

/** Opens the game on a page with what a state has stored, and goes to the state. */
export async function openState(
  browser: GameBrowser,
  page: Page,
  file: 'newtab.html' | 'popup.html',
  state: State,
  settings?: object,
): Promise<Surface> {
  await storeState(browser, page, state, settings);
  await page.goto(`${browser.origin}/${file}`);
  const surface = await new Surface(page).ready();
  await state.reach?.(surface);
  return surface;
}
