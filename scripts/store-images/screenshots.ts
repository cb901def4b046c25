import { join } from 'node:path';
import { PUBLISHED_CODE, WORKED_EXAMPLE } from '../../engine';
import type { GameBrowser } from '../../tests/e2e/harness/launch';
import type { Surface } from '../../tests/e2e/harness/surface';
import { pictureInBrowser } from './in-browser';
import { openScene, type Scene } from './store-page';

const SIZE = [1280, 800] as const;

const save = (log: string, undo: number, time: number) => ({
  v: 1,
  deal: PUBLISHED_CODE,
  log,
  undo,
  time,
});

const PLAYED = save('9yzwx2vzsuor1tz1nziz', 20, 192_000);

/** Stops what moves in the middle of a won game's celebration. */
async function celebrate(surface: Surface): Promise<void> {
  const { page } = surface;
  await page.bringToFront();
  await page.locator('.motion-layer').waitFor({ state: 'attached' });
  await page.clock.install();
  await surface.slot(1).click();
  await surface.slot(4).click();
  await page.clock.runFor(500);
  await page.locator('.ghost-glow').last().waitFor();
  await page.evaluate(() => {
    // The last pair has met; the places are lit from the point on, and small hearts rise.
    for (const animation of document.getAnimations()) {
      if (Number(animation.effect?.getComputedTiming().endTime) < 850) animation.finish();
      else {
        animation.pause();
        animation.currentTime = 850;
      }
    }
  });
}

interface Picture extends Scene {
  readonly reach?: (surface: Surface) => Promise<void>;
}

/** In the order of the listing. */
const PICTURES: Readonly<Record<string, Picture>> = {
  '1-new-tab': {
    file: 'newtab.html',
    size: SIZE,
    theme: 'light',
    game: save('9', 9, 42_000),
  },
  '3-dark': {
    file: 'newtab.html',
    size: SIZE,
    theme: 'dark',
    game: save('9yzwx2vzsuor', 15, 127_000),
    reach: (surface) => surface.tap('stock'),
  },
  '4-won': {
    file: 'newtab.html',
    size: SIZE,
    theme: 'light',
    motion: true,
    game: save(WORKED_EXAMPLE.log.slice(0, -2), 59, 318_000),
    reach: celebrate,
  },
  '5-help': {
    file: 'newtab.html',
    size: SIZE,
    theme: 'light',
    settings: { table: 'ink', back: 'roses' },
    game: PLAYED,
    reach: async (surface) => {
      await surface.action('help').click();
      await surface.page.locator('[data-dialog="help"] input[type="range"]').fill('16');
    },
  },
};

const WORDS = {
  en: 'Always where you left it',
  nl: 'Altijd waar je gebleven was',
} as const;

/** The screenshots of the listing, in the browser's language. */
export async function takeScreenshots(
  browser: GameBrowser,
  folder: string,
  language: keyof typeof WORDS,
): Promise<void> {
  for (const [name, { reach, ...scene }] of Object.entries(PICTURES)) {
    const surface = await openScene(browser, scene);
    await reach?.(surface);
    await surface.page.screenshot({ path: join(folder, `${language}-${name}.png`) });
    await surface.page.close();
  }
  const popup = await openScene(browser, {
    file: 'popup.html',
    size: [460, 560],
    theme: 'light',
    game: save('9yz', 10, 48_000),
  });
  const picture = await popup.page.screenshot();
  await popup.page.close();
  const path = join(folder, `${language}-2-popup.png`);
  await pictureInBrowser(browser, picture, WORDS[language], path);
}
