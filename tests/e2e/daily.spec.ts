import type { Page } from '@playwright/test';
import { type Day, dailyCode, WORKED_EXAMPLE } from '../../engine';
import type { GameBrowser } from './harness/launch';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

/** A new tab whose clock stands at a moment, as the browser's time zone tells it. */
async function openAt(browser: GameBrowser, moment: string): Promise<Surface> {
  const page = await browser.context.newPage();
  await page.clock.setFixedTime(moment);
  await page.goto(`${browser.origin}/newtab.html`);
  return new Surface(page).ready();
}

const window = (page: Page) => page.locator('[data-dialog="daily"]');
const dayIn = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);
const todayIn = (page: Page) => page.locator('[data-day][aria-current="date"]');

/** Opens the calendar; the moment may have changed since the page was opened. */
async function openCalendar(surface: Surface): Promise<void> {
  await surface.action('daily').click();
  await window(surface.page).waitFor();
}

async function playDay(surface: Surface, day: string): Promise<void> {
  await openCalendar(surface);
  await dayIn(surface.page, day).click();
  await expect(window(surface.page)).toBeHidden();
}

const storedDays = async (browser: GameBrowser, area: 'local' | 'sync' = 'local') =>
  (await browser.storage(area).get()).days;

test('the heart of today is played beside the game in progress', async ({ gameBrowser }) => {
  const surface = await openAt(gameBrowser, '2026-11-30T12:00:00Z');
  await surface.tapAll(['stock', 'stock']);
  const [code, before] = [await surface.code(), await surface.position()];
  await playDay(surface, '2026-11-30');
  await expect(surface.stat('code')).toHaveText(dailyCode('2026-11-30' as Day));
  await expect(surface.notice).toHaveText('Daily heart of November 30');
  expect(await storedDays(gameBrowser)).toBeUndefined();
  await surface.tap('stock');
  const recorded = { v: 1, months: { '2026-11': `${'0'.repeat(29)}1` } };
  await expect.poll(() => storedDays(gameBrowser)).toEqual(recorded);
  await expect.poll(() => storedDays(gameBrowser, 'sync')).toEqual(recorded);
  await openCalendar(surface);
  await expect(dayIn(surface.page, '2026-11-30')).toHaveAccessibleName(
    'Monday, November 30, 2026: in progress, on its day',
  );
  await surface.page.getByRole('button', { name: 'Back to your game' }).click();
  await expect(surface.stat('code')).toHaveText(code);
  expect(await surface.position()).toEqual(before);
  await expect(surface.notice).toBeEmpty();
  await playDay(surface, '2026-11-30');
  await expect(surface.stat('moves')).toHaveText('1');
});

/** One moment, three days: where clocks are 11 hours behind and 14 hours before UTC. */
for (const [timeZone, today] of [
  ['Pacific/Niue', '2026-11-29'],
  ['Europe/Amsterdam', '2026-11-30'],
  ['Pacific/Kiritimati', '2026-12-01'],
] as const) {
  test.describe(timeZone, () => {
    test.use({ browserOptions: { timeZone } });

    test(`today is ${today}, and each day has the heart that it has everywhere`, async ({
      gameBrowser,
    }) => {
      const surface = await openAt(gameBrowser, '2026-11-30T10:30:00Z');
      await openCalendar(surface);
      await expect(todayIn(surface.page)).toHaveAttribute('data-day', today);
      await dayIn(surface.page, today).click();
      await expect(surface.stat('code')).toHaveText(dailyCode(today as Day));
      await surface.tap('stock');
      await openCalendar(surface);
      await expect(dayIn(surface.page, today)).toHaveAttribute('data-on-its-day', '');
      if (today === '2026-12-01') await surface.page.keyboard.press('PageUp');
      await dayIn(surface.page, '2026-11-28').click();
      await expect(surface.stat('code')).toHaveText(dailyCode('2026-11-28' as Day));
    });
  });
}

test.describe('over a summer-time change', () => {
  test.use({ browserOptions: { timeZone: 'Europe/Amsterdam' } });

  for (const [change, moments] of [
    [
      'of spring',
      [
        ['2026-03-28T22:59:59Z', '2026-03-28'],
        ['2026-03-28T23:00:00Z', '2026-03-29'],
        ['2026-03-29T21:59:59Z', '2026-03-29'],
        ['2026-03-29T22:00:00Z', '2026-03-30'],
      ],
    ],
    [
      'of autumn',
      [
        ['2026-10-24T21:59:59Z', '2026-10-24'],
        ['2026-10-24T22:00:00Z', '2026-10-25'],
        ['2026-10-25T22:59:59Z', '2026-10-25'],
        ['2026-10-25T23:00:00Z', '2026-10-26'],
      ],
    ],
  ] as const) {
    test(`${change} every day is there, and today the right one`, async ({ gameBrowser }) => {
      const surface = await openAt(gameBrowser, moments[0][0]);
      for (const [moment, today] of moments) {
        await surface.page.clock.setFixedTime(moment);
        await openCalendar(surface);
        await expect(todayIn(surface.page)).toHaveAttribute('data-day', today);
        await expect(surface.page.locator('[data-day]')).toHaveCount(31);
        await dayIn(surface.page, today).click();
        await expect(surface.stat('code')).toHaveText(dailyCode(today as Day));
        await surface.tap('stock');
      }
      // Three days in a row, each begun on its own.
      await openCalendar(surface);
      await expect(surface.page.locator('[data-streak="3"][data-best-streak="3"]')).toBeVisible();
    });
  }
});

test('the calendar and its buttons are in sight in a low window', async ({ gameBrowser }) => {
  const surface = await openAt(gameBrowser, '2026-11-30T12:00:00Z');
  await surface.page.setViewportSize({ width: 800, height: 500 });
  await openCalendar(surface);
  const button = surface.page.getByRole('button', { name: 'Play today’s heart' });
  await expect(button).toBeInViewport({ ratio: 1 });
});

test.describe('a heart that is won', () => {
  // No celebration: the window of a won game opens at once.
  test.use({ browserOptions: { reducedMotion: true } });

  test('leads back to the game that waits, and is kept with its day', async ({ gameBrowser }) => {
    const day = '2026-11-30' as Day;
    const won = { v: 2, redo: '', time: 90_000, undo: 59, deal: WORKED_EXAMPLE.code };
    const own = { v: 2, id: 'own', deal: 'HH1-N-AAAAABW', log: '1', undo: 1, redo: '', time: 5000 };
    await gameBrowser.storage('local').set({
      game: {
        ...won,
        id: 'heart',
        day,
        onItsDay: true,
        log: WORKED_EXAMPLE.log.slice(0, -2),
        unfinished: [own],
      },
    });
    const surface = await openAt(gameBrowser, '2026-11-30T12:00:00Z');
    const { page } = surface;
    await surface.tapAll([1, 4]);
    const window = page.locator('[data-dialog="won"]');
    await window.getByRole('button', { name: 'Back to your game' }).click();
    await expect(surface.stat('code')).toHaveText('HH1-N-AAAAABW');
    await expect(page.locator('[data-dialog="stuck"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await surface.action('statistics').click();
    await page.locator('[data-dialog="statistics"] [data-action="history"]').click();
    const entry = page.locator('[data-game="heart"]');
    await expect(entry).toContainText('Daily heart of November 30, 2026');
    await entry.locator('[data-action="play-again"]').click();
    await expect(surface.notice).toHaveText('Daily heart of November 30');
  });
});

test('midnight with the page open swaps no heart; the calendar turns when it is opened', async ({
  gameBrowser,
}) => {
  const surface = await openAt(gameBrowser, '2026-11-30T23:59:50');
  await playDay(surface, '2026-11-30');
  await surface.tap('stock');
  await surface.page.clock.setFixedTime('2026-12-01T00:00:10');
  await surface.tap('stock');
  await expect(surface.stat('code')).toHaveText(dailyCode('2026-11-30' as Day));
  await expect(surface.notice).toHaveText('Daily heart of November 30');
  await openCalendar(surface);
  await expect(dayIn(surface.page, '2026-11-30')).toHaveAttribute('data-on-its-day', '');
  await surface.page.getByRole('button', { name: 'Next month' }).click();
  await expect(todayIn(surface.page)).toHaveAttribute('data-day', '2026-12-01');
  await todayIn(surface.page).click();
  await surface.tap('stock');
  await openCalendar(surface);
  await expect(surface.page.locator('[data-streak="2"]')).toBeVisible();
});

test('a heart begun after its day does not count, nor with the clock set back again', async ({
  gameBrowser,
}) => {
  const surface = await openAt(gameBrowser, '2026-11-30T12:00:00');
  for (const day of ['2026-11-29', '2026-11-30']) {
    await playDay(surface, day);
    await surface.tap('stock');
  }
  await openCalendar(surface);
  await expect(surface.page.locator('[data-streak="1"][data-best-streak="1"]')).toBeVisible();
  await expect(dayIn(surface.page, '2026-11-29')).not.toHaveAttribute('data-on-its-day');
  await surface.page.keyboard.press('Escape');
  await surface.page.clock.setFixedTime('2026-11-27T12:00:00');
  await expect(surface.stat('code')).toHaveText(dailyCode('2026-11-30' as Day));
  await openCalendar(surface);
  await expect(todayIn(surface.page)).toHaveAttribute('data-day', '2026-11-27');
  // What was played stays so, and cannot be played anew before its day comes again.
  await expect(dayIn(surface.page, '2026-11-30')).toHaveAttribute('data-on-its-day', '');
  await expect(dayIn(surface.page, '2026-11-30')).toBeDisabled();
  await expect(surface.page.locator('[data-streak="0"][data-best-streak="1"]')).toBeVisible();
});

test('a browser killed after the first move knows the day and the heart', async ({
  gameBrowser,
}) => {
  const surface = await openAt(gameBrowser, '2026-11-30T12:00:00');
  await playDay(surface, '2026-11-30');
  await surface.tap('stock');
  const stored = async () => (await gameBrowser.storage('local').get()).game;
  await expect.poll(stored).toMatchObject({ log: '1', day: '2026-11-30', onItsDay: true });
  await gameBrowser.kill();
  await gameBrowser.relaunch();
  const again = await openAt(gameBrowser, '2026-12-02T12:00:00');
  await expect(again.stat('code')).toHaveText(dailyCode('2026-11-30' as Day));
  await expect(again.stat('moves')).toHaveText('1');
  await openCalendar(again);
  await expect(dayIn(again.page, '2026-11-30')).toHaveAttribute('data-on-its-day', '');
});

test('what a crash kept from being recorded is recorded at the next opening', async ({
  gameBrowser,
}) => {
  const heart = { v: 2, deal: dailyCode('2026-11-30' as Day), undo: 1, redo: '', time: 5 };
  await gameBrowser.storage('local').set({
    game: { ...heart, id: 'a', day: '2026-11-30', onItsDay: true, log: '1' },
  });
  await openAt(gameBrowser, '2026-12-02T12:00:00');
  await expect
    .poll(() => storedDays(gameBrowser))
    .toEqual({ v: 1, months: { '2026-11': `${'0'.repeat(29)}1` } });
});

test('damaged days are put aside, and the good ones kept', async ({ gameBrowser }) => {
  const damaged = { v: 1, months: { '2026-10': '5', '2026-11': '<b>' } };
  await gameBrowser.storage('local').set({ days: damaged });
  const surface = await openAt(gameBrowser, '2026-11-30T12:00:00');
  await expect.poll(() => storedDays(gameBrowser)).toEqual({ v: 1, months: { '2026-10': '5' } });
  const items = await gameBrowser.storage('local').get();
  const kept = Object.keys(items).filter((key) => key.startsWith('days-put-aside-'));
  expect(kept.map((key) => items[key])).toEqual([damaged]);
  await openCalendar(surface);
  await surface.page.keyboard.press('PageUp');
  await expect(dayIn(surface.page, '2026-10-01')).toHaveAttribute('data-state', 'won');
});

test('days from other devices are joined with those of this one', async ({ gameBrowser }) => {
  await gameBrowser.storage('local').set({ days: { v: 1, months: { '2026-11': '1' } } });
  await gameBrowser.storage('sync').set({ days: { v: 1, months: { '2026-11': '05' } } });
  const joined = { v: 1, months: { '2026-11': '15' } };
  const surface = await openAt(gameBrowser, '2026-11-30T12:00:00');
  await expect.poll(() => storedDays(gameBrowser)).toEqual(joined);
  await expect.poll(() => storedDays(gameBrowser, 'sync')).toEqual(joined);
  await gameBrowser.storage('sync').set({ days: { v: 1, months: { '2026-11': '155' } } });
  await openCalendar(surface);
  await expect(surface.page.locator('[data-best-streak="3"]')).toBeVisible();
});

for (const [lang, forward] of [
  ['en', 'ArrowRight'],
  ['ar', 'ArrowLeft'],
] as const) {
  test.describe(lang, () => {
    test.use({ browserOptions: { lang } });

    test('a day is chosen by keyboard alone', async ({ gameBrowser }) => {
      const surface = await openAt(gameBrowser, '2026-11-30T12:00:00');
      const { page } = surface;
      await page.bringToFront();
      await surface.action('daily').press('Enter');
      await expect(dayIn(page, '2026-11-30')).toBeFocused();
      await page.keyboard.press('PageUp');
      await expect(dayIn(page, '2026-10-30')).toBeFocused();
      await page.keyboard.press(forward);
      await expect(dayIn(page, '2026-10-31')).toBeFocused();
      // On to the next month, where the grid begins anew.
      await page.keyboard.press(forward);
      await expect(dayIn(page, '2026-11-01')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(window(page)).toBeHidden();
      await expect(surface.stat('code')).toHaveText(dailyCode('2026-11-01' as Day));
      await expect(surface.action('daily')).toBeFocused();
    });
  });
}

test.describe('in the longer words of Dutch', () => {
  test.use({ browserOptions: { lang: 'nl' } });

  test('the longest month is seen whole in half a low screen', async ({ gameBrowser }) => {
    const surface = await openAt(gameBrowser, '2026-11-30T12:00:00');
    await surface.page.setViewportSize({ width: 800, height: 500 });
    await openCalendar(surface);
    await expect(dayIn(surface.page, '2026-11-30')).toBeFocused();
    const body = surface.page.locator('.dialog-body');
    expect(await body.evaluate((all) => all.scrollHeight - all.clientHeight)).toBe(0);
  });
});

test('in forced colours, too, one sees which hearts were played on their day', async ({
  gameBrowser,
}) => {
  await gameBrowser.storage('local').set({ days: { v: 1, months: { '2026-11': '21' } } });
  const surface = await openAt(gameBrowser, '2026-11-30T12:00:00');
  await surface.page.emulateMedia({ forcedColors: 'active' });
  await openCalendar(surface);
  const bandOf = (day: string) =>
    dayIn(surface.page, day).evaluate((one) => {
      const { content, borderTopStyle, borderTopWidth } = getComputedStyle(one, '::before');
      return content === 'none' ? null : `${borderTopWidth} ${borderTopStyle}`;
    });
  expect([await bandOf('2026-11-02'), await bandOf('2026-11-01')]).toEqual(['2px solid', null]);
});
