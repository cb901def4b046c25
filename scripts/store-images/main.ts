/**
 * `npm run store-images`: the pictures that the stores show, of the real extension, in
 * `docs/store/images`. Where `optipng` is installed, it makes them smaller. On Debian they look as
 * they should with the packages fonts-inter and fonts-urw-base35.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../../tests/e2e/harness/launch';
import { removeProfile } from '../../tests/support/profile';
import { makeLogo } from './logo';
import { takeScreenshots } from './screenshots';
import { makeTiles } from './tiles';

const FOLDER = join(import.meta.dirname, '../../docs/store/images');

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const language of ['en', 'nl'] as const) {
  const browser = await launchBrowser({ lang: language });
  await takeScreenshots(browser, FOLDER, language);
  if (language === 'en') {
    await makeTiles(browser, FOLDER);
    await makeLogo(browser, FOLDER);
  }
  await browser.close();
  await removeProfile(browser.profile);
}
spawnSync('optipng', ['-quiet', '-o2', ...readdirSync(FOLDER)], { cwd: FOLDER });
console.log(`The pictures lie in ${FOLDER}`);
