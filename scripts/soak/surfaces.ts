import { decodeGame } from '../../engine';
import { launchBrowser } from '../../tests/e2e/harness/launch';
import { Surface } from '../../tests/e2e/harness/surface';
import { removeProfile } from '../../tests/support/profile';
import { START } from './kills';

const TAPS_A_SURFACE = 650;

/** Taps the stock in all tabs at once; every tap is legal, so every one must count. */
export async function soakSurfaces(count: number): Promise<number> {
  const browser = await launchBrowser();
  await browser.storage('local').set({ game: START });
  const surfaces: Surface[] = [];
  for (let surface = 0; surface < count; surface++) {
    surfaces.push(await new Surface(await browser.openPage('newtab.html')).ready());
  }
  await Promise.all(
    surfaces.map(async ({ page }) => {
      for (let tap = 0; tap < TAPS_A_SURFACE; tap++) {
        await page.evaluate(() =>
          document.querySelector<HTMLElement>('[data-pile="stock"]')?.click(),
        );
      }
    }),
  );
  const made = count * TAPS_A_SURFACE;
  const shown = () => Promise.all(surfaces.map((surface) => surface.stat('moves').textContent()));
  const start = Date.now();
  let moves = await shown();
  // All come to one game within a second, with every tap in it.
  const isWhole = () => moves.every((text) => text === String(made));
  while (!isWhole() && Date.now() - start < 1000) moves = await shown();
  const stored = decodeGame((await browser.storage('local').get()).game);
  const applied = stored.ok ? stored.value.game.moves : 0;
  const agree = new Set([...moves, String(applied)]).size === 1;
  console.log(
    `surfaces: ${count}; racing taps: ${made}; applied: ${applied}; dropped: ${made - applied}; ` +
      `all show the same after ${Date.now() - start} ms: ${agree}`,
  );
  await browser.close();
  await removeProfile(browser.profile);
  return Math.abs(made - applied) + (agree ? 0 : 1);
}
