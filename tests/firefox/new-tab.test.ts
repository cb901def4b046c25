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
