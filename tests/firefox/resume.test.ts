import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { targetsOf } from '../support/targets';
import { enterCode } from './harness/enter-code';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

for (const end of ['restart', 'kill'] as const) {
  test(`the game goes on after a ${end} of the browser`, async ({ firefox, newTab }) => {
    await enterCode(newTab, 'HH1-N-AAAAAAM');
    await expect.poll(() => newTab.text('[data-stat="code"]')).toBe('HH1-N-AAAAAAM');
    await newTab.tapAll(targetsOf('9yz1'));
    await expect.poll(() => newTab.position()).toMatchObject({ moves: 11 });
    const before = await newTab.position();
    // A browser killed in the very moment of a move may lose that one; not one that is stored.
    await expect.poll(() => firefox.storedGame()).toMatchObject({ log: '9yz1' });
    if (end === 'kill') {
      await firefox.kill();
      await firefox.relaunch();
    } else {
      await firefox.restart();
    }
    const after = await new Surface(await firefox.newTab()).ready();
    expect(await after.position()).toEqual(before);
    await after.click('[data-action="undo"]');
    await expect.poll(() => after.position()).toMatchObject({ score: 10, moves: 10 });
    await after.click('[data-action="undo"]');
    await expect.poll(() => after.position()).toMatchObject({ score: 0, moves: 9 });
  });
}

/** A page of a site, to which one can go on from the game. */
async function withSite(act: (url: string) => Promise<void>): Promise<void> {
  const site = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html').end('<title>A site</title>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  try {
    await act(`http://127.0.0.1:${port}/`);
  } finally {
    site.closeAllConnections();
    site.close();
  }
}

test('a page that one goes back to has what was played on other pages meanwhile', async ({
  firefox,
  newTab,
}) => {
  const { page } = newTab;
  await firefox.keepNewTab();
  await enterCode(newTab, 'HH1-N-AAAAAAM');
  await newTab.tapAll(['stock', 'stock', 'stock']);
  await expect.poll(() => newTab.position()).toMatchObject({ moves: 3 });
  await withSite(async (url) => {
    await page.goto(url);
    const other = await new Surface(await firefox.newTab()).ready();
    await other.tapAll(targetsOf('6yz'));
    await expect.poll(() => other.position()).toMatchObject({ moves: 10, score: 10 });
    await other.page.close();
    await page.bringToFront();
    await page.evaluate(() => {
      setTimeout(() => history.back());
    });
    await page.waitForFunction(() => document.querySelector('[data-board][data-ready]') !== null);
    await expect.poll(() => newTab.position()).toMatchObject({ moves: 10, score: 10 });
    expect(await firefox.storedGame()).toMatchObject({ log: '9yz' });
    await newTab.tap('stock');
    await expect.poll(() => firefox.storedGame()).toMatchObject({ log: '9yz1' });
  });
});

test('settings survive a restart', async ({ firefox, newTab }) => {
  await newTab.click('[data-action="settings"]');
  await newTab.click('[data-dialog="settings"] input[name="moveErrors"]');
  await firefox.restart();
  const after = await new Surface(await firefox.newTab()).ready();
  await after.click('[data-action="settings"]');
  await after.page.waitForSelector('[data-dialog="settings"] input[name="moveErrors"]:checked');
});
