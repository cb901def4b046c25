import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameBrowser } from '../../tests/e2e/harness/launch';

const SIZE = 300;

/** The icon, as large as a store shows it. */
export async function makeLogo({ context }: GameBrowser, folder: string): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width: SIZE, height: SIZE });
  await page.goto(pathToFileURL(join(import.meta.dirname, '../../docs/art/icon.svg')).href);
  await page.screenshot({ path: join(folder, `logo-${SIZE}x${SIZE}.png`) });
  await page.close();
}
