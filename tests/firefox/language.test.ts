import { expect, test } from './harness/test';

test.override({ lang: 'nl' });

test('the game speaks Dutch where Firefox does', async ({ firefox, newTab }) => {
  expect(await newTab.page.$eval('html', (root) => root.lang)).toBe('nl');
  expect(await newTab.text('[data-action="new"]')).toBe('Nieuw spel');
  await firefox.storage('sync').set({ settings: { v: 1, moveErrors: true } });
  await firefox.storage('local').set({
    game: { v: 1, deal: 'HH1-N-AAAAAAM', log: '1', undo: 1, time: 0 },
  });
  await expect.poll(() => newTab.position()).toMatchObject({ moves: 1 });
  await newTab.tapAll([25, 'waste']);
  await expect.poll(() => newTab.text('[data-notice]')).toBe('Moet dezelfde waarde hebben');
  // A, B, V, H: aas, boer, vrouw, heer.
  for (const [rank, letter] of [
    [1, 'A'],
    [11, 'B'],
    [12, 'V'],
    [13, 'H'],
  ]) {
    expect(await newTab.text(`[data-slot][data-rank="${rank}"]`)).toBe(letter);
  }
});

test('the stuck window is called Geen zetten meer mogelijk', async ({ firefox, newTab }) => {
  await firefox.storage('local').set({
    game: { v: 1, deal: 'HH1-N-AAAAABW', log: '', undo: 0, time: 0 },
  });
  await newTab.page.waitForSelector('[data-dialog="stuck"]');
  expect(await newTab.text('[data-dialog="stuck"] h2')).toBe('Geen zetten meer mogelijk');
});
