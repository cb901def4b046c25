import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { GameBrowser } from '../../tests/e2e/harness/launch';
import { Surface } from '../../tests/e2e/harness/surface';

/** A page of the real extension to take a picture of. */
export interface Scene {
  readonly file: 'newtab.html' | 'popup.html';
  readonly size: readonly [width: number, height: number];
  readonly theme: 'light' | 'dark';
  /** A stored game; without one a new game is dealt. */
  readonly game?: object;
  readonly settings?: object;
  /** Default: nothing moves. */
  readonly motion?: boolean;
}

/** Adds a style sheet of this folder to a page, in a way that the content security policy allows. */
export const addStyle = (page: Page, name: string) =>
  page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    readFileSync(join(import.meta.dirname, name), 'utf8'),
  );

/** Opens a page of the extension as a scene asks, ready to be played. */
export async function openScene(browser: GameBrowser, scene: Scene): Promise<Surface> {
  const { file, size, theme, game, settings, motion = false } = scene;
  await browser.storage('local').clear();
  await browser.storage('sync').clear();
  if (game) await browser.storage('local').set({ game });
  await browser.storage('sync').set({ settings: { v: 1, welcomed: true, ...settings } });
  const page = await browser.context.newPage();
  await page.emulateMedia({
    colorScheme: theme,
    reducedMotion: motion ? 'no-preference' : 'reduce',
  });
  const [width, height] = size;
  await page.setViewportSize({ width, height });
  await page.goto(`${browser.origin}/${file}`);
  const surface = await new Surface(page).ready();
  await addStyle(page, 'fonts.css');
  return surface;
}
