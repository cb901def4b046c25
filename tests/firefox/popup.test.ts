import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

declare const browser: { storage: { local: { set(items: object): Promise<void> } } };

const SAVED = { v: 1, deal: 'HH1-N-AAAAAAM', log: '9', undo: 9, time: 42_000 };

test('the toolbar popup goes on with the saved game', async ({ firefox }) => {
  await firefox.storage('local').set({ game: SAVED });
  const popup = await firefox.openPopup();
  await popup.tap(25);
  await popup.tap('waste');
  await expect.poll(() => popup.position()).toMatchObject({ score: 10, moves: 10, waste: 9 });
  await popup.close();
  const again = await firefox.openPopup();
  expect(await again.position()).toMatchObject({ score: 10, moves: 10, waste: 9 });
  await again.click('[data-action="undo"]');
  await expect.poll(() => again.position()).toMatchObject({ score: 0, moves: 9, waste: 10 });
});

test('a move is kept though the popup closes before storage has answered', async ({ firefox }) => {
  await firefox.storage('local').set({ game: SAVED });
  const popup = await firefox.openPopup();
  await popup.helper.evaluate(() => {
    for (let write = 0; write < 8; write++) {
      void browser.storage.local.set({ large: String(write).repeat(3_000_000) });
    }
  });
  await popup.tap('stock');
  await expect.poll(() => popup.position()).toMatchObject({ moves: 10 });
  await popup.close();
  await expect.poll(() => firefox.storedGame()).toMatchObject({ log: '10' });
});

test('the popup has its size, and no scrollbars', async ({ firefox }) => {
  const popup = await firefox.openPopup();
  await expect.poll(() => popup.size()).toEqual({ width: 460, height: 560, scrolls: false });
});

test('the popup and a new tab follow each other without reload', async ({ firefox }) => {
  await firefox.storage('local').set({ game: SAVED });
  const newTab = await new Surface(await firefox.newTab()).ready();
  await firefox.keepNewTab();
  const popup = await firefox.openPopup();
  await popup.tap('stock');
  await expect.poll(() => newTab.position()).toMatchObject({ moves: 10, waste: 11 });
  // Without a focus change, as a script: the popup would close.
  await newTab.page.$eval('[data-pile="stock"]', (stock) => (stock as HTMLElement).click());
  await expect.poll(() => popup.position()).toMatchObject({ moves: 11, waste: 12 });
  await popup.click('[data-action="undo"]');
  await expect.poll(() => newTab.position()).toMatchObject({ moves: 10, waste: 11 });
});

test('two tabs follow each other without reload', async ({ firefox }) => {
  await firefox.storage('local').set({ game: SAVED });
  const one = await new Surface(await firefox.newTab()).ready();
  const other = await new Surface(await firefox.newTab()).ready();
  await other.tap('stock');
  await expect.poll(() => one.position()).toMatchObject({ moves: 10, waste: 11 });
  await one.page.bringToFront();
  await one.tapAll(['stock', 'stock']);
  await expect.poll(() => other.position()).toMatchObject({ moves: 12, waste: 13 });
  expect(await other.position()).toEqual(await one.position());
});
