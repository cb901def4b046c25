import { SAVED_GAME_VERSION } from '../../engine';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

for (const [name, value, told] of [
  ['damaged', { v: 1, deal: 'HH1-N-AAAAAAM', log: '8yz', undo: 9, time: 0 }, 'was damaged'],
  [
    'newer',
    { v: SAVED_GAME_VERSION + 1, position: 'in a form of the future' },
    'comes from a newer version',
  ],
] as const) {
  test(`a ${name} save gives a playable board, and is put aside once`, async ({ firefox }) => {
    const storage = firefox.storage('local');
    await storage.set({ game: value, other: 'stays' });
    const surface = await new Surface(await firefox.newTab()).ready();
    await expect
      .poll(() => surface.text('[data-notice]'))
      .toBe(`The saved game ${told} and has been put aside. A new game was dealt.`);
    await surface.tap('stock');
    await expect.poll(() => surface.position()).toMatchObject({ moves: 1 });
    await expect.poll(() => firefox.storedGame()).toMatchObject({ log: '1' });
    await surface.page.close();
    const again = await new Surface(await firefox.newTab()).ready();
    expect(await again.position()).toMatchObject({ moves: 1 });
    expect(await again.text('[data-notice]')).toBe('');
    const items = await storage.get();
    const kept = Object.keys(items).filter((key) => key.startsWith('game-put-aside-'));
    expect(kept.map((key) => items[key])).toEqual([value]);
    expect(items.other).toBe('stays');
  });
}
