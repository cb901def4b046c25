import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Measurement } from './compare';
import { savedGame } from './subject';

const TABS = 20;
/** Milliseconds for which they are watched. */
const WATCHED = 5000;

/** Runs in each tab before its own scripts: counts what runs while the tab is hidden. */
const COUNT = `{
  self.runHidden = 0;
  const names = ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'];
  for (const name of names) {
    const original = self[name];
    const counted = (act) => (...given) => {
      if (document.hidden) self.runHidden++;
      return act(...given);
    };
    self[name] = (act, ...rest) => original(counted(act), ...rest);
  }
}`;

/** Timers and frames that run in hidden tabs in each of which a game goes on, and what they hold. */
export const hiddenTabs: Measurement = async (subject) => {
  await subject.save(savedGame());
  const { context } = subject.run;
  const pages: Page[] = [];
  for (let tab = 0; tab < TABS; tab++) {
    const page = await context.newPage();
    await page.addInitScript(COUNT);
    await page.goto('chrome://newtab');
    await page.locator('[data-board][data-ready], [data-blank]').waitFor();
    // The first action starts the clock.
    await page.locator('[data-pile="stock"], [data-blank]').click();
    pages.push(page);
  }
  const front = await context.newPage();
  await sleep(WATCHED);
  const count = async () => {
    const counts = await Promise.all(
      pages.map((page) => page.evaluate(() => Number(Reflect.get(window, 'runHidden')))),
    );
    return counts.reduce((sum, each) => sum + each, 0);
  };
  const before = await count();
  await sleep(WATCHED);
  const after = await count();
  await Promise.all([front, ...pages].map((page) => page.close()));
  return { [`${TABS} hidden tabs: timers, frames`]: after - before };
};
