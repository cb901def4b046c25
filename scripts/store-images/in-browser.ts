import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameBrowser } from '../../tests/e2e/harness/launch';
import { addStyle } from './store-page';

const ICON = readFileSync(join(import.meta.dirname, '../../public/icon/48.png'));

const dataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

/** The popup below its button, in a browser that has a page open: a letter with some words on it. */
export async function pictureInBrowser(
  browser: GameBrowser,
  popup: Buffer,
  words: string,
  path: string,
): Promise<void> {
  const page = await browser.context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  const lines = [94, 100, 97, 88, 0, 96, 100, 91, 98, 62].map(
    (width) => `<i style="width: ${width}%"></i>`,
  );
  await page.setContent(`
    <div class="bar">
      <b></b><b></b><b></b>
      <span class="address"></span>
      <span class="button"><img src="${dataUrl(ICON)}" alt=""></span>
    </div>
    <div class="letter"><h1></h1>${lines.join('')}</div>
    <img class="popup" src="${dataUrl(popup)}" alt="">
  `);
  await page.locator('h1').evaluate((title, text) => {
    title.textContent = text;
  }, words);
  await addStyle(page, 'in-browser.css');
  await page.screenshot({ path });
  await page.close();
}
