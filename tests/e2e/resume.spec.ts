import { SAVED_GAME_VERSION } from '../../engine';
import { enterCode } from './harness/enter-code';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

test('a deal that was only looked at is there on reopening', async ({ gameBrowser, newTab }) => {
  const code = await newTab.code();
  await newTab.page.close();
  const again = await new Surface(await gameBrowser.newTab()).ready();
  await expect(again.stat('code')).toHaveText(code);
});

for (const end of ['restart', 'kill'] as const) {
  test(`the game goes on after a ${end} of the browser`, async ({ gameBrowser, newTab }) => {
    await enterCode(newTab, 'HH1-N-AAAAAAM');
    await newTab.tapAll([...new Array<'stock'>(9).fill('stock'), 25, 'waste', 'stock']);
    await expect(newTab.stat('moves')).toHaveText('11');
    const before = await newTab.position();
    // A browser killed in the very moment of a move may lose that one; not one that is stored.
    const stored = async () => (await gameBrowser.storage('local').get()).game;
    await expect.poll(stored).toMatchObject({ log: '9yz1' });
    if (end === 'kill') {
      await gameBrowser.kill();
      await gameBrowser.relaunch();
    } else {
      await gameBrowser.restart();
    }
    const after = await new Surface(await gameBrowser.newTab()).ready();
    expect(await after.position()).toEqual(before);
    await after.action('undo').click();
    await after.action('undo').click();
    await expect(after.slot(25)).toBeVisible();
    await expect(after.stat('score')).toHaveText('0');
  });
}

test('settings survive a restart', async ({ gameBrowser, newTab }) => {
  await newTab.action('settings').click();
  await newTab.page.getByRole('checkbox', { name: 'Move errors' }).check();
  await gameBrowser.restart();
  const after = await new Surface(await gameBrowser.newTab()).ready();
  await after.action('settings').click();
  await expect(after.page.getByRole('checkbox', { name: 'Move errors' })).toBeChecked();
});

for (const [name, value, told] of [
  ['damaged', { v: 1, deal: 'HH1-N-AAAAAAM', log: '8yz', undo: 9, time: 0 }, 'was damaged'],
  [
    'newer',
    { v: SAVED_GAME_VERSION + 1, position: 'in a form of the future' },
    'comes from a newer version',
  ],
] as const) {
  test(`a ${name} save gives a playable board, and is put aside once`, async ({ gameBrowser }) => {
    const storage = gameBrowser.storage('local');
    await storage.set({ game: value, other: 'stays' });
    const surface = await new Surface(await gameBrowser.newTab()).ready();
    await expect(surface.page.locator('[data-notice]')).toHaveText(
      `The saved game ${told} and has been put aside. A new game was dealt.`,
    );
    await surface.tap('stock');
    await expect(surface.stat('moves')).toHaveText('1');
    await surface.page.reload();
    await surface.ready();
    await expect(surface.stat('moves')).toHaveText('1');
    await expect(surface.page.locator('[data-notice]')).toBeEmpty();
    const items = await storage.get();
    const kept = Object.keys(items).filter((key) => key.startsWith('game-put-aside-'));
    expect(kept.map((key) => items[key])).toEqual([value]);
    expect(items.other).toBe('stays');
    expect(items.game).toMatchObject({ v: SAVED_GAME_VERSION, log: '1' });
  });
}
