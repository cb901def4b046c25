import { launchBrowser } from '../../tests/e2e/harness/launch';
import { Surface } from '../../tests/e2e/harness/surface';
import { removeProfile } from '../../tests/support/profile';
import { COUNT_WRITES, type CountedWrite } from './count-writes';
import { START } from './kills';

/** Taps made at a time, and digits by which a longer number may make a save longer. */
const AT_A_TIME = 500;
const DIGITS = 40;

/**
 * Taps the stock so many times in one game: each is one write, and the last is no larger than the
 * first but for the digits of its numbers. Returns the moves of which that is not true.
 */
export async function soakLongGame(taps: number): Promise<number> {
  const browser = await launchBrowser();
  await browser.storage('local').set({ game: START });
  const page = await browser.context.newPage();
  await page.addInitScript(COUNT_WRITES);
  await page.goto(`${browser.origin}/newtab.html`);
  const surface = await new Surface(page).ready();
  await page.bringToFront();
  for (let tap = 0; tap < taps; tap += AT_A_TIME) {
    await page.evaluate(
      async (count) => {
        for (let one = 0; one < count; one++) {
          document.querySelector<HTMLElement>('[data-pile="stock"]')?.click();
          await new Promise((resolve) => setTimeout(resolve));
        }
      },
      Math.min(AT_A_TIME, taps - tap),
    );
  }
  const writes = await page.evaluate(() => Reflect.get(window, 'storageWrites') as CountedWrite[]);
  const moves = Number(await surface.stat('moves').textContent());
  const game = writes.filter(({ key }) => key === 'local game').map(({ bytes }) => bytes);
  const synced = writes.filter(({ key }) => key.startsWith('sync '));
  const [first = 0, last = 0] = [game[0], game.at(-1)];
  console.log(
    `taps on the stock: ${taps}; moves: ${moves}; writes a move: ${game.length / taps}; ` +
      `bytes a write: first ${first}, last ${last}, most ${Math.max(...game)}; ` +
      `other writes: ${writes.length - game.length}, of them synced: ${synced.length}`,
  );
  await browser.close();
  await removeProfile(browser.profile);
  return Math.abs(moves - taps) + Math.abs(game.length - taps) + (last > first + DIGITS ? 1 : 0);
}
