import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

test('a new tab is the game, and stays so once Firefox has been told to keep it', async ({
  firefox,
}) => {
  const newTab = await new Surface(await firefox.newTab()).ready();
  await firefox.keepNewTab();
  const { heart, stock, waste, moves, status } = await newTab.position();
  expect(heart.filter((rank) => rank > 0)).toHaveLength(25);
  expect({ stock, waste, moves, status }).toEqual({
    stock: 26,
    waste: 1,
    moves: 0,
    status: 'playing',
  });
  const code = await newTab.text('[data-stat="code"]');
  expect(code).toMatch(/^HH1-N-[A-Z]{7}$/);
  await firefox.restart();
  const again = await new Surface(await firefox.newTab()).ready();
  expect(await again.text('[data-stat="code"]')).toBe(code);
});

test('Firefox keeps its own page to itself: a quiet one says so, and opens the game', async ({
  firefox,
}) => {
  await firefox.storage('sync').set({ settings: { v: 1, newTab: 'browser' } });
  const surface = new Surface(await firefox.newTab());
  await surface.page.waitForSelector('[data-action="open-game"]');
  expect(await surface.text('[data-notice]')).toMatch(/does not let an extension/);
  await surface.click('[data-action="open-game"]');
  await surface.ready();
});
