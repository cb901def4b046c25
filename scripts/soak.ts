/**
 * `npm run soak -- --kills 100` kills the browser that often in the middle of fast play, and
 * `npm run soak -- --surfaces 8` races taps over so many tabs. Both say what was lost, and exit 1 if
 * anything was.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { decodeGame, PUBLISHED_CODE } from '../engine';
import { type GameBrowser, launchBrowser } from '../tests/e2e/harness/launch';
import { Surface } from '../tests/e2e/harness/surface';
import { removeProfile } from '../tests/support/profile';

const START = { v: 1, deal: PUBLISHED_CODE, log: '', undo: 0, redo: '', time: 0 };
/** Milliseconds of play before a kill, at the most. */
const LONGEST_PLAY = 1500;
const TAPS_A_SURFACE = 650;

const movesIn = async (browser: GameBrowser) => {
  const saved = decodeGame((await browser.storage('local').get()).game);
  if (!saved.ok) throw new Error(`The stored game cannot be read: ${saved.error}`);
  return saved.value.game.moves;
};

/** Plays fast and kills the browser, over and over; returns the moves that were lost. */
async function soakKills(kills: number): Promise<number> {
  const browser = await launchBrowser();
  await browser.storage('local').set({ game: START });
  let [made, lost, lastButOne] = [0, 0, 0];
  for (let kill = 1; kill <= kills; kill++) {
    const { page } = await new Surface(await browser.newTab()).ready();
    await page.bringToFront();
    let seen = 0;
    await page.exposeFunction('played', (moves: number) => {
      seen = moves;
    });
    await page.evaluate(() => {
      const report = Reflect.get(window, 'played');
      setInterval(() => {
        document.querySelector<HTMLElement>('[data-pile="stock"]')?.click();
        report(Number(document.querySelector('[data-stat="moves"]')?.textContent));
      }, 7);
    });
    await new Promise((resolve) => setTimeout(resolve, randomInt(50, LONGEST_PLAY)));
    const atLeast = seen;
    await browser.kill();
    await browser.relaunch();
    const found = await movesIn(browser);
    // What was reported before the kill is on the screen; the very last move may be under way.
    if (found === atLeast - 1) lastButOne++;
    lost += Math.max(0, atLeast - 1 - found);
    made = found;
    if (kill % 10 === 0) console.log(`${kill} kills: ${found} moves made and found, ${lost} lost`);
  }
  await browser.close();
  await removeProfile(browser.profile);
  console.log(
    `kills survived: ${kills}; moves: ${made}; lost: ${lost}; ` +
      `kills that cost the very last move: ${lastButOne}`,
  );
  return lost;
}

/** Taps the stock in all tabs at once; every tap is legal, so every one must count. */
async function soakSurfaces(count: number): Promise<number> {
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
  // All come to one game within a second.
  while (new Set(moves).size > 1 && Date.now() - start < 1000) moves = await shown();
  const applied = await movesIn(browser);
  const agree = new Set([...moves, String(applied)]).size === 1;
  console.log(
    `surfaces: ${count}; racing taps: ${made}; applied: ${applied}; dropped: ${made - applied}; ` +
      `all show the same after ${Date.now() - start} ms: ${agree}`,
  );
  await browser.close();
  await removeProfile(browser.profile);
  return Math.abs(made - applied) + (agree ? 0 : 1);
}

const { values } = parseArgs({
  options: { kills: { type: 'string' }, surfaces: { type: 'string' } },
});
let lost = 0;
if (values.kills) lost += await soakKills(Number(values.kills));
if (values.surfaces) lost += await soakSurfaces(Number(values.surfaces));
if (!values.kills && !values.surfaces) {
  console.error('Usage: npm run soak -- --kills N, or --surfaces N, or both');
}
process.exitCode = lost === 0 && (values.kills || values.surfaces) ? 0 : 1;
