import { readFileSync } from 'node:fs';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

const GAME = { v: 1, deal: 'HH1-N-AAAAAAM', log: '9yz2', undo: 12, redo: '1', time: 42_000 };

test('a file is saved, and taken in where nothing is', async ({ firefox }) => {
  await firefox.storage('local').set({ game: GAME });
  await firefox.storage('sync').set({ settings: { v: 1, theme: 'dark', welcomed: true } });
  const surface = await new Surface(await firefox.newTab()).ready();
  for (const action of ['settings', 'data', 'export']) {
    await surface.click(`[data-action="${action}"]`);
  }
  const path = await firefox.savedFile(1);
  expect(path).toMatch(/heart-to-heart-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ game: { log: '9yz2' } });
  await surface.page.close();
  await firefox.storage('local').clear();
  await firefox.storage('sync').clear();
  const fresh = await new Surface(await firefox.openPage('newtab.html')).ready();
  for (const action of ['settings', 'data']) await fresh.click(`[data-action="${action}"]`);
  const chooser = await fresh.page.waitForSelector('input[type="file"]');
  await chooser?.uploadFile(path);
  await fresh.click('[data-action="replace"]');
  await expect.poll(() => fresh.position()).toMatchObject({ moves: 12, score: 10 });
  await expect.poll(() => firefox.storedGame()).toMatchObject({ log: '9yz2', redo: '1' });
  expect(await fresh.page.$eval('html', (root) => root.dataset.theme)).toBe('dark');
});

test('the popup saves a file too', async ({ firefox }) => {
  await firefox.storage('local').set({ game: GAME });
  const popup = await firefox.openPopup();
  for (const action of ['settings', 'data', 'export']) {
    await popup.reach(`[data-action="${action}"]`);
    await popup.click(`[data-action="${action}"]`);
  }
  const path = await firefox.savedFile(1);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ game: { log: '9yz2' } });
});
