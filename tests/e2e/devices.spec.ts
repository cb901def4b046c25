import { sharedByAnotherDevice } from './harness/other-device';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

const SAVED = {
  v: 2,
  id: 'k3x0q8f2ab',
  deal: 'HH1-N-AAAAAAM',
  log: '9',
  undo: 9,
  redo: '',
  time: 42_000,
};
const HERE = { plays: { desk: 9 }, playedAt: 1_796_000_000_000 };

test.beforeEach(async ({ gameBrowser }) => {
  await gameBrowser.storage('local').set({ game: { ...SAVED, ...HERE } });
});

test('a game played on elsewhere goes on here, on an open page too', async ({
  gameBrowser,
  newTab,
}) => {
  await expect(newTab.stat('moves')).toHaveText('9');
  await gameBrowser.storage('sync').set({ game: sharedByAnotherDevice('9yz2', 12) });
  await expect(newTab.stat('moves')).toHaveText('12');
  await expect(newTab.stat('time')).toHaveText('1:01');
  await newTab.page.reload();
  await newTab.ready();
  await expect(newTab.stat('moves')).toHaveText('12');
  await expect(newTab.page.getByRole('dialog')).toBeHidden();
});

for (const [whose, moves, other] of [
  ['ours', '10', 'score 10, moves 12, time 1:01'],
  ['theirs', '12', 'score 0, moves 10, time 0:42'],
] as const) {
  test(`of two games played on, the player takes ${whose} and can get the other back`, async ({
    gameBrowser,
  }) => {
    await gameBrowser.storage('local').set({
      game: { ...SAVED, ...HERE, log: '10', undo: 10, plays: { desk: 10 } },
    });
    await gameBrowser.storage('sync').set({ game: sharedByAnotherDevice('9yz2', 12) });
    const surface = await new Surface(await gameBrowser.newTab()).ready();
    const window = surface.page.locator('[data-dialog="devices"]');
    await expect(window).toContainText('score 0, moves 10, time 0:42');
    await expect(window).toContainText('score 10, moves 12, time 1:01');
    await expect(window).toContainText('HH1-N-AAAAAAM');
    await expect(window.getByText(/^Last played: .*2026/)).toHaveCount(2);
    await window.locator(`[data-action="${whose}"]`).click();
    await expect(window).toBeHidden();
    await expect(surface.stat('moves')).toHaveText(moves);
    await surface.action('code').click();
    await surface.page.getByRole('button', { name: other }).click();
    await expect(surface.stat('moves')).toHaveText(moves === '10' ? '12' : '10');
  });
}

test('what is played in the popup is shared though it closes at once', async ({ gameBrowser }) => {
  const popup = await new Surface(await gameBrowser.openPopup()).ready();
  await popup.tap('stock');
  await gameBrowser.closePopup();
  const account = async () => (await gameBrowser.storage('sync').get()).game;
  await expect.poll(account).toMatchObject({ v: 1, game: { log: '10' } });
});

test('turned off, nothing is shared: neither the game nor the settings', async ({
  gameBrowser,
  newTab,
}) => {
  await newTab.action('settings').click();
  await newTab.page.getByRole('checkbox', { name: 'Share with my other devices' }).uncheck();
  const before = await gameBrowser.storage('sync').get();
  await newTab.page.getByRole('checkbox', { name: 'Move errors' }).check();
  await newTab.page.keyboard.press('Escape');
  await newTab.tap('stock');
  await expect(newTab.stat('moves')).toHaveText('10');
  await newTab.page.close();
  expect(await gameBrowser.storage('sync').get()).toEqual(before);
  expect(before).not.toHaveProperty('game');
  const again = await new Surface(await gameBrowser.newTab()).ready();
  await again.action('settings').click();
  await expect(again.page.getByRole('checkbox', { name: 'Move errors' })).toBeChecked();
  await expect(again.page.getByRole('checkbox', { name: /^Share with/ })).not.toBeChecked();
});

for (const turnedOn of [true, false]) {
  test(`sharing turned ${turnedOn ? 'on' : 'off'} on a page that is closed at once stays so everywhere`, async ({
    gameBrowser,
  }) => {
    const settings = { v: 1, welcomed: true, theme: 'dark' };
    if (turnedOn)
      await gameBrowser.storage('local').set({ settings: { ...settings, sync: false } });
    else await gameBrowser.storage('sync').set({ settings });
    const openSettings = async (surface: Surface) => {
      await surface.page.bringToFront();
      await surface.action('settings').click();
      return surface.page.locator('[data-dialog="settings"] input[name="sync"]');
    };
    const other = await new Surface(await gameBrowser.newTab()).ready();
    const surface = await new Surface(await gameBrowser.newTab()).ready();
    const share = await openSettings(surface);
    const closed = surface.page.waitForEvent('close');
    await Promise.all([
      closed,
      share.evaluate((input: HTMLInputElement) => {
        input.click();
        close();
      }),
    ]).catch(() => closed);
    const fresh = await new Surface(await gameBrowser.newTab()).ready();
    await expect(fresh.page.locator('html')).toHaveAttribute('data-theme', 'dark');
    for (const one of [fresh, other]) {
      await expect(await openSettings(one)).toBeChecked({ checked: turnedOn });
    }
    const { settings: here = null } = await gameBrowser.storage('local').get();
    expect(here !== null).toBe(!turnedOn);
  });
}
