import { setTimeout as sleep } from 'node:timers/promises';
import { launchBrowser } from '../../tests/e2e/harness/launch';
import { Surface } from '../../tests/e2e/harness/surface';
import { removeProfile } from '../../tests/support/profile';
import { COUNT_WRITES, type CountedWrite } from './count-writes';
import { START } from './kills';

/** Milliseconds: for what follows a move, and for the minute in which nothing is done. */
const SETTLING = 40_000;
const IDLE = 60_000;

/** Leaves three surfaces alone for a minute after a move; returns the writes that they made. */
export async function soakIdle(): Promise<number> {
  const browser = await launchBrowser();
  await browser.storage('local').set({ game: START });
  const surfaces: Surface[] = [];
  for (const file of ['newtab.html', 'newtab.html', 'popup.html'] as const) {
    const page = await browser.context.newPage();
    await page.addInitScript(COUNT_WRITES);
    await page.goto(`${browser.origin}/${file}`);
    surfaces.push(await new Surface(page).ready());
  }
  await surfaces.at(-1)?.tap('stock');
  await sleep(SETTLING);
  const writes = async () => {
    const each = await Promise.all(
      surfaces.map(({ page }) =>
        page.evaluate(() => Reflect.get(window, 'storageWrites') as CountedWrite[]),
      ),
    );
    return each.flat().map(({ key }) => key);
  };
  const before = await writes();
  await sleep(IDLE);
  const after = await writes();
  console.log(
    `after one move: ${before.length} writes (${before.join(', ')}); ` +
      `in an idle minute with ${surfaces.length} surfaces: ${after.length - before.length}`,
  );
  await browser.close();
  await removeProfile(browser.profile);
  return after.length - before.length;
}
