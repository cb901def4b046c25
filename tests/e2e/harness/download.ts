import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A file that the browser has saved. */
export interface Download {
  name: string;
  text: string;
}

/** What the browser saves because of something done on a page, popups too. */
export async function downloadBy(page: Page, act: () => Promise<void>): Promise<Download> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const folder = await mkdtemp(join(tmpdir(), 'heart-to-heart-downloads-'));
  const session = await browser.newBrowserCDPSession();
  try {
    await session.send('Browser.setDownloadBehavior', {
      behavior: 'allowAndName',
      downloadPath: folder,
      eventsEnabled: true,
    });
    let name = '';
    session.on('Browser.downloadWillBegin', ({ suggestedFilename }) => {
      name = suggestedFilename;
    });
    const saved = new Promise<string>((resolve, reject) => {
      session.on('Browser.downloadProgress', ({ state, guid }) => {
        if (state === 'completed') resolve(guid);
        if (state === 'canceled') reject(new Error('The browser did not save the file.'));
      });
    });
    await act();
    const text = await readFile(join(folder, await saved), 'utf8');
    return { name, text };
  } finally {
    await session.detach();
    await rm(folder, { recursive: true });
  }
}
