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

test('settings survive a restart', async ({ firefox, newTab }) => {
  await newTab.click('[data-action="settings"]');
  await newTab.click('[data-dialog="settings"] input[name="moveErrors"]');
  await firefox.restart();
  const after = await new Surface(await firefox.newTab()).ready();
  await after.click('[data-action="settings"]');
  await after.page.waitForSelector('[data-dialog="settings"] input[name="moveErrors"]:checked');
});
