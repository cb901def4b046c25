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

test('a page gone back to while storage refuses makes its moves again on what was played meanwhile', async ({
  firefox,
}) => {
  // Not shared: else the other page would hear of it by the account.
  const settings = JSON.stringify({ v: 1, welcomed: true, sync: false });
  await firefox.storage('local').set({ settings });
  const page = await firefox.openPage('newtab.html');
  const surface = await new Surface(page).ready();
  await enterCode(surface, 'HH1-N-AAAAAAM');
  await expect.poll(() => firefox.storedGame()).toMatchObject({ deal: 'HH1-N-AAAAAAM' });
  await page.evaluate(() => {
    const { local } = Reflect.get(globalThis, 'browser').storage;
    const set = local.set.bind(local);
    Object.assign(local, { set: () => Promise.reject(new Error('full')) });
    Object.assign(globalThis, { heal: () => Object.assign(local, { set }) });
  });
  await surface.tap('stock');
  await expect.poll(() => surface.text('[data-notice]')).toMatch(/not being saved/);
  await withSite(async (url) => {
    await page.goto(url);
    const other = await new Surface(await firefox.openPage('newtab.html')).ready();
    await other.tapAll(targetsOf('6'));
    await expect.poll(() => firefox.storedGame()).toMatchObject({ log: '6' });
    await other.page.close();
    await page.evaluate(() => {
      setTimeout(() => history.back());
    });
    await page.waitForFunction(() => 'heal' in globalThis);
    await expect.poll(() => surface.position()).toMatchObject({ moves: 7 });
    await page.evaluate(() => Reflect.get(globalThis, 'heal')());
    await expect.poll(() => firefox.storedGame(), { timeout: 20_000 }).toMatchObject({ log: '7' });
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
