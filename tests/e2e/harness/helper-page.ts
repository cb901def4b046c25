import type { Page } from '@playwright/test';
import type { Run } from './run';

let opened = 0;

/**
 * Runs something with the extension's rights, on a page that is not the game: its manifest, opened
 * in a background tab, so that no surface is hidden, loses focus or closes.
 */
export async function withHelperPage<T>(
  { browser, context }: Run,
  origin: string,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  // Playwright's newPage would come to the front. The number tells helpers at the same time apart.
  const url = `${origin}/manifest.json#${++opened}`;
  const session = await browser.newBrowserCDPSession();
  const arrival = context.waitForEvent('page', (page) => page.url() === url);
  await session.send('Target.createTarget', { url, background: true });
  const page = await arrival;
  try {
    return await use(page);
  } finally {
    await page.close();
    await session.detach();
  }
}
