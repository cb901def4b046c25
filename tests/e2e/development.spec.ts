import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'wxt';
import { createProfile, removeProfile } from '../support/profile';
import { launchBrowser } from './harness/launch';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

test('the server for development serves a game that can be played', async () => {
  const outDir = mkdtempSync(join(import.meta.dirname, '../../.output/development-'));
  const server = await createServer({
    outDir,
    outDirTemplate: 'extension',
    webExt: { disabled: true },
  });
  const profile = await createProfile();
  try {
    await server.start();
    const browser = await launchBrowser({ profile, dir: join(outDir, 'extension') });
    try {
      const surface = await new Surface(await browser.newTab()).ready();
      await surface.tap('stock');
      await expect(surface.stat('moves')).toHaveText('1');
    } finally {
      await browser.kill();
    }
  } finally {
    await server.stop();
    await removeProfile(profile);
    rmSync(outDir, { recursive: true, force: true });
  }
});
