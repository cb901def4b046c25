import type { Page } from '@playwright/test';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

type Items = Record<string, unknown>;
declare const chrome: {
  storage: { onChanged: { addListener(listener: (changes: Items, area: string) => void): void } };
};

const MINUTE = 60_000;
const SAVED = { v: 1, deal: 'HH1-N-AAAAAAM', log: '8', undo: 8, redo: '', time: 60_000 };

const writesSeenBy = (page: Page) => page.evaluate(() => Reflect.get(window, 'writes') as string[]);

test('an idle minute with three surfaces writes nothing', async ({ gameBrowser }) => {
  await gameBrowser.storage('local').set({ game: SAVED });
  const surfaces: Surface[] = [];
  for (const file of ['newtab.html', 'newtab.html', 'popup.html'] as const) {
    const page = await gameBrowser.context.newPage();
    await page.clock.install();
    await page.goto(`${gameBrowser.origin}/${file}`);
    surfaces.push(await new Surface(page).ready());
  }
  const [first, , last] = surfaces as [Surface, Surface, Surface];
  await first.page.evaluate(() => {
    const writes: string[] = [];
    Object.assign(window, { writes });
    chrome.storage.onChanged.addListener((changes, area) => {
      writes.push(...Object.keys(changes).map((key) => `${area} ${key}`));
    });
  });
  const passMinute = async () => {
    // In turn, second by second, as they would.
    for (let second = 0; second < MINUTE / 1000; second++) {
      for (const { page } of surfaces) await page.clock.runFor(1000);
    }
  };
  await last.page.bringToFront();
  await last.tap('stock');
  for (const surface of surfaces) await expect(surface.stat('moves')).toHaveText('9');
  // The move itself, and what follows it: the other devices, the statistics.
  await passMinute();
  const before = await writesSeenBy(first.page);
  expect(before.filter((write) => write === 'local game')).toHaveLength(1);
  const stored = await gameBrowser.storage('local').get();
  await passMinute();
  expect((await writesSeenBy(first.page)).slice(before.length)).toEqual([]);
  expect(await gameBrowser.storage('local').get()).toEqual(stored);
  // The clock of the one in front went on meanwhile.
  await expect(last.stat('time')).toHaveText(/^[2-9]:/);
});
