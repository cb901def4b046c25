import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

const GAME = { v: 1, deal: 'HH1-N-AAAAAAM', log: '9', undo: 9, time: 42_000 };

test('a private window has a game of its own, and stores nothing', async ({ firefox }) => {
  await firefox.storage('local').set({ game: GAME });
  await firefox.storage('sync').set({ settings: { v: 1, theme: 'dark' } });
  const storedIn = async () => ({
    local: await firefox.storage('local').get(),
    sync: await firefox.storage('sync').get(),
  });
  const before = await storedIn();
  const surface = await new Surface(await firefox.openPrivately('popup.html')).ready();
  expect(await surface.text('[data-notice]')).toBe('Private window: this game is not saved.');
  expect(await surface.text('[data-stat="code"]')).not.toBe(GAME.deal);
  await surface.tapAll(['stock', 'stock']);
  await expect.poll(() => surface.text('[data-stat="moves"]')).toBe('2');
  const { theme, kept } = await surface.page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    kept: localStorage.length,
  }));
  expect({ theme, kept }).toEqual({ theme: 'dark', kept: 0 });
  expect(await storedIn()).toEqual(before);
});
