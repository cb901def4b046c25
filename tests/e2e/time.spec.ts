import type { Page } from '@playwright/test';
import type { GameBrowser } from './harness/launch';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

const SAVED = { v: 1, deal: 'HH1-N-AAAAAAM', log: '8', undo: 8, redo: '', time: 60_000 };
const HOURS = 3_600_000;
/** What a busy machine may take between two looks at the clock, in seconds. */
const PATIENCE = { timeout: 20_000, intervals: [100] };

/** Seconds on a surface's clock. */
const secondsOn = async ({ page }: Surface) => {
  const [seconds = 0, minutes = 0, hours = 0] = (
    (await page.locator('[data-stat="time"]').textContent()) ?? ''
  )
    .split(':')
    .map(Number)
    .reverse();
  return hours * 3600 + minutes * 60 + seconds;
};

/** Waits until a surface's clock has come to so many seconds; fails if it is beyond them by more. */
async function waitFor(surface: Surface, seconds: number): Promise<void> {
  await expect.poll(() => secondsOn(surface), PATIENCE).toBeGreaterThanOrEqual(seconds);
}

/** Milliseconds by the browser's own clock, which no page of the game has touched. */
const now = () => performance.now();

/** The game on a new tab in front, with its clock running. */
async function play(gameBrowser: GameBrowser, prepare?: (page: Page) => Promise<unknown>) {
  await gameBrowser.storage('local').set({ game: SAVED });
  const page = await gameBrowser.context.newPage();
  await prepare?.(page);
  await page.goto('chrome://newtab');
  await page.bringToFront();
  const surface = await new Surface(page).ready();
  const begun = now();
  await surface.tap('stock');
  /** No more has been counted than has passed, whatever the machine was doing. */
  const expectNoMoreThanPassed = async (beyond = 1) => {
    const counted = (await secondsOn(surface)) - SAVED.time / 1000;
    expect(counted).toBeLessThanOrEqual((now() - begun) / 1000 + beyond);
  };
  return { surface, expectNoMoreThanPassed };
}

/** Runs before the game: lets the page's clocks be moved on by `shift`. */
const SHIFTABLE = () => {
  Object.assign(window, { shift: { date: 0, performance: 0 } });
  const shift = () => Reflect.get(window, 'shift') as Record<'date' | 'performance', number>;
  const [date, monotonic] = [Date.now.bind(Date), performance.now.bind(performance)];
  Date.now = () => date() + shift().date;
  performance.now = () => monotonic() + shift().performance;
};

const shiftBy = (page: Page, by: Partial<Record<'date' | 'performance', number>>) =>
  page.evaluate((given) => Object.assign(Reflect.get(window, 'shift'), given), by);

test.describe('rule 25: the time', () => {
  test('passes in front of the player, second by second', async ({ gameBrowser }) => {
    const { surface, expectNoMoreThanPassed } = await play(gameBrowser);
    await waitFor(surface, 63);
    await expectNoMoreThanPassed();
  });

  for (const days of [1, -1]) {
    test(`does not jump with the system clock, ${days} day`, async ({ gameBrowser }) => {
      const { surface, expectNoMoreThanPassed } = await play(gameBrowser, (page) =>
        page.addInitScript(SHIFTABLE),
      );
      await shiftBy(surface.page, { date: days * 24 * HOURS });
      await waitFor(surface, 62);
      await surface.tap('stock');
      await expectNoMoreThanPassed();
    });
  }

  test('does not count eight hours of sleep', async ({ gameBrowser }) => {
    const { surface, expectNoMoreThanPassed } = await play(gameBrowser, (page) =>
      page.addInitScript(SHIFTABLE),
    );
    await waitFor(surface, 61);
    // A clock that goes on in sleep, as on some systems: the page wakes up eight hours later.
    await shiftBy(surface.page, { performance: 8 * HOURS, date: 8 * HOURS });
    await waitFor(surface, (await secondsOn(surface)) + 3);
    // One tick counts two seconds at the most.
    await expectNoMoreThanPassed(3);
  });

  for (const how of ['hidden', 'frozen'] as const) {
    test(`stands in a tab that is ${how}, while that in front goes on`, async ({ gameBrowser }) => {
      const { surface, expectNoMoreThanPassed } = await play(gameBrowser);
      await waitFor(surface, 61);
      const other = await new Surface(await gameBrowser.newTab()).ready();
      await other.page.bringToFront();
      await expect.poll(() => surface.page.evaluate(() => document.hidden)).toBe(true);
      const left = await secondsOn(surface);
      // Stored as the tab was left, though no move was made.
      const stored = async () => (await gameBrowser.storage('local').get()).game as typeof SAVED;
      await expect.poll(async () => Math.floor((await stored()).time / 1000)).toBe(left);
      const session = await surface.page.context().newCDPSession(surface.page);
      const setState = (state: 'frozen' | 'active') =>
        how === 'frozen' && session.send('Page.setWebLifecycleState', { state });
      await setState('frozen');
      await waitFor(other, left + 3);
      await setState('active');
      expect(await secondsOn(surface)).toBe(left);
      await surface.page.bringToFront();
      await waitFor(surface, left + 1);
      await expectNoMoreThanPassed();
    });
  }

  test('stands while a window is open', async ({ gameBrowser }) => {
    const { surface } = await play(gameBrowser, (page) => page.addInitScript(SHIFTABLE));
    await waitFor(surface, 61);
    await surface.action('help').click();
    await surface.page.getByRole('dialog').waitFor();
    const left = await secondsOn(surface);
    await shiftBy(surface.page, { performance: HOURS });
    await surface.page.keyboard.press('Escape');
    await expect(surface.page.getByRole('dialog')).toBeHidden();
    // One tick more would have been two seconds.
    expect(await secondsOn(surface)).toBeLessThanOrEqual(left + 1);
    await waitFor(surface, left + 2);
  });

  test('is counted once by two surfaces in view: by the one with the focus', async ({
    gameBrowser,
  }) => {
    const { surface, expectNoMoreThanPassed } = await play(gameBrowser);
    await waitFor(surface, 61);
    const popup = await new Surface(await gameBrowser.openPopup()).ready();
    await popup.tap('stock');
    await expect(surface.stat('moves')).toHaveText('10');
    const left = await secondsOn(surface);
    await waitFor(popup, left + 3);
    expect(await secondsOn(surface)).toBe(left);
    await expectNoMoreThanPassed();
    await gameBrowser.closePopup();
    await surface.page.bringToFront();
    await surface.tap('stock');
    await expect(surface.stat('moves')).toHaveText('11');
    await expectNoMoreThanPassed();
  });
});
