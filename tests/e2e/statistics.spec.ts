import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PUBLISHED_CODE, WORKED_EXAMPLE } from '../../engine';
import { enterCode } from './harness/enter-code';
import type { GameBrowser } from './harness/launch';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';
import { WINDOWS } from './harness/windows';

const STUCK_CODE = 'HH1-N-AAAAABW';

/** One pair before the win; a won game has 60 moves. */
const nearlyWon = (id: string) => ({
  v: 2,
  id,
  deal: PUBLISHED_CODE,
  log: WORKED_EXAMPLE.log.slice(0, -2),
  undo: 59,
  redo: '',
  time: 254_300,
});

const win = (surface: Surface) => surface.tapAll([1, 4]);
const figure = (page: Page, name: string) => page.locator(`[data-figure="${name}"]`);
const open = async ({ page }: Surface) => {
  await page.locator('.controls [data-action="statistics"]').click();
  await page.locator('[data-dialog="statistics"]').waitFor();
};
/** The figures of the window, which is opened for it. */
const expectFigures = async (
  surface: Surface,
  figures: Readonly<Record<string, string | RegExp>>,
) => {
  await open(surface);
  for (const [name, text] of Object.entries(figures)) {
    await expect(figure(surface.page, name), name).toHaveText(text);
  }
};
const recorded = (browser: GameBrowser) => async () => {
  const { statistics } = await browser.storage('local').get();
  return (statistics as { games: unknown[] } | undefined)?.games.length ?? 0;
};
const newTab = async (browser: GameBrowser) => new Surface(await browser.newTab()).ready();
/** Closes the window of a game that is over; it opens by itself. */
const closeEnd = async ({ page }: Surface, name: 'won' | 'stuck' = 'won') => {
  await page.bringToFront();
  const window = page.locator(`[data-dialog="${name}"]`);
  await window.waitFor();
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
};

// No celebration: the window of a won game opens at once.
test.use({ browserOptions: { reducedMotion: true } });

test('a won game counts once: after undo, reload, two surfaces and a restart', async ({
  gameBrowser,
}) => {
  await gameBrowser.storage('local').set({ game: nearlyWon('one') });
  const other = await newTab(gameBrowser);
  const surface = await newTab(gameBrowser);
  await win(surface);
  await expect(surface.board).toHaveAttribute('data-status', 'won');
  await surface.page.keyboard.press('Control+z');
  const won = {
    played: '1',
    won: '1',
    percentage: '100',
    streak: '1',
    'best-streak': '1',
    // Won within seconds after 4:14.
    'best-time': /^4:[12]\d$/,
    'average-time': /^4:[12]\d$/,
    'fewest-moves': '60',
    lost: 'Lost: 0.',
    open: '',
  };
  await closeEnd(surface);
  await expectFigures(surface, won);
  await closeEnd(other);
  await expectFigures(other, won);
  await surface.page.bringToFront();
  await surface.page.reload();
  await surface.ready();
  await closeEnd(surface);
  await expectFigures(surface, won);
  await gameBrowser.restart();
  const after = await newTab(gameBrowser);
  await closeEnd(after);
  await expectFigures(after, won);
  expect(await recorded(gameBrowser)()).toBe(1);
  const today = after.page.locator('[data-today]');
  await expect(today).toHaveAttribute('data-wins', '1');
});

test('a game won in the moment before a kill is counted when the browser is back', async ({
  gameBrowser,
}) => {
  await gameBrowser.storage('local').set({ game: nearlyWon('one') });
  const surface = await newTab(gameBrowser);
  await win(surface);
  const stored = async () => (await gameBrowser.storage('local').get()).game;
  await expect.poll(stored).toMatchObject({ log: WORKED_EXAMPLE.log });
  await gameBrowser.kill();
  await gameBrowser.relaunch();
  const after = await newTab(gameBrowser);
  await closeEnd(after);
  await expectFigures(after, { played: '1', won: '1' });
  await expect.poll(recorded(gameBrowser)).toBe(1);
  await expect.poll(stored).toMatchObject({ finished: [] });
});

test('a stuck game counts as lost once it is left, and not when it is taken back', async ({
  gameBrowser,
}) => {
  const surface = await newTab(gameBrowser);
  await enterCode(surface, STUCK_CODE);
  await closeEnd(surface, 'stuck');
  await surface.tap('stock');
  await expectFigures(surface, { played: '1', won: '0', lost: 'Lost: 0.', percentage: '–' });
  await surface.page.keyboard.press('Escape');
  await surface.action('new').click();
  await expectFigures(surface, { played: '1', won: '0', lost: 'Lost: 1.', percentage: '0' });
  await surface.page.keyboard.press('Escape');
  await surface.action('undo').click();
  await expect(surface.stat('code')).toHaveText(STUCK_CODE);
  await closeEnd(surface, 'stuck');
  await expectFigures(surface, { played: '1', won: '0', lost: 'Lost: 0.' });
  await surface.page.keyboard.press('Escape');
  await surface.action('new').click();
  await surface.tap('stock');
  await expectFigures(surface, { played: '2', won: '0', lost: 'Lost: 1.', streak: '0' });
  await expect(surface.page.locator('[data-cards-left="21"] td')).toHaveText('1');
});

test('the window follows what is played on another surface and another device', async ({
  gameBrowser,
}) => {
  await gameBrowser.storage('local').set({ game: nearlyWon('one') });
  const watching = await newTab(gameBrowser);
  await expectFigures(watching, { played: '1', won: '0' });
  const playing = await newTab(gameBrowser);
  await win(playing);
  await expect(figure(watching.page, 'won')).toHaveText('1');
  // As another device would have shared it.
  await gameBrowser.storage('sync').set({
    'statistics-other': {
      v: 1,
      device: 'other',
      games: [
        ['one', 1, 7, 50, 100],
        ['two', Date.now(), 0, 44, 100],
      ],
      totals: {
        until: -1,
        left: new Array(26).fill(0),
        seconds: 0,
        bestTime: null,
        fewestMoves: null,
        streak: 0,
        bestStreak: 0,
        wins: [],
      },
      open: [],
      reset: { since: -1, before: [], at: -1 },
    },
  });
  await expect(figure(watching.page, 'won')).toHaveText('2');
  await expect(figure(watching.page, 'played')).toHaveText('2');
  await expect(figure(watching.page, 'fewest-moves')).toHaveText('44');
});

test('a reset leaves nothing, and can be brought back', async ({ gameBrowser }) => {
  await gameBrowser.storage('local').set({ game: nearlyWon('one') });
  const surface = await newTab(gameBrowser);
  const { page } = surface;
  await win(surface);
  await closeEnd(surface);
  await expectFigures(surface, { played: '1' });
  await expect(page.locator('[data-action="bring-back"]')).toBeHidden();
  await page.locator('[data-action="reset-statistics"]').click();
  await expect(figure(page, 'played')).toHaveText('0');
  await expect(page.locator('[data-action="reset-statistics"]')).toBeHidden();
  await expect(page.locator('[data-action="bring-back"]')).toBeFocused();
  await expect(page.locator('[data-dialog="statistics"]')).toContainText(
    'No game has ended since the reset.',
  );
  await page.reload();
  await surface.ready();
  await closeEnd(surface);
  await expectFigures(surface, { played: '0', 'best-time': '–' });
  await page.locator('[data-action="bring-back"]').click();
  await expect(figure(page, 'played')).toHaveText('1');
  await expect(page.locator('[data-action="bring-back"]')).toBeHidden();
  await expect(page.locator('[data-action="reset-statistics"]')).toBeFocused();
});

test('from the previous games one comes back to the window of the won game', async ({
  gameBrowser,
}) => {
  await gameBrowser.storage('local').set(WINDOWS.won.local);
  const { page } = await new Surface(await gameBrowser.newTab()).ready();
  const window = (name: 'won' | 'history') => page.locator(`[data-dialog="${name}"]`);
  await window('won').locator('[data-action="history"]').click();
  await window('history').locator('[data-action="close"]').click();
  await expect(window('won').locator('[data-action="new"]')).toBeFocused();
  await window('won').locator('[data-action="close"]').click();
  await expect(window('won')).toBeHidden();
});

test('previous games are watched and played again', async ({ gameBrowser }) => {
  await gameBrowser.storage('local').set({ game: nearlyWon('one') });
  const surface = await newTab(gameBrowser);
  const { page } = surface;
  await win(surface);
  await closeEnd(surface);
  await open(surface);
  await page.locator('[data-dialog="statistics"] [data-action="history"]').click();
  const history = page.locator('[data-dialog="history"]');
  await expect(page.locator('[data-dialog="statistics"]')).toBeHidden();
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await expect(history.getByRole('listitem')).toContainText(PUBLISHED_CODE);
  await expect(history.getByRole('listitem')).toContainText(/Won · time 4:[12]\d, moves 60/);
  await history.locator('[data-action="replay"]').click();
  await expect(history.locator('[data-action="back-to-history"]')).toBeFocused();
  await history.locator('[data-replay="last"]').click();
  await expect(history.locator('.replay-caption')).toContainText('Move 60 of 60');
  await history.locator('[data-action="back-to-history"]').click();
  await expect(history.locator('[data-action="replay"]')).toBeFocused();
  await history.locator('[data-action="play-again"]').click();
  await expect(history).toBeHidden();
  await expect(surface.board).toHaveAttribute('data-status', 'playing');
  await expect(surface.stat('code')).toHaveText(PUBLISHED_CODE);
  await expect(surface.stat('moves')).toHaveText('0');
});

for (const key of ['statistics', 'history']) {
  test(`of damaged ${key} it is not said that no game is over`, async ({ gameBrowser }) => {
    const damaged = { v: 1, games: 'none' };
    await gameBrowser.storage('local').set({ [key]: damaged });
    const surface = await newTab(gameBrowser);
    const { page } = surface;
    await open(surface);
    const history = page.locator('[data-dialog="history"]');
    if (key === 'history') await page.locator('.dialog [data-action="history"]').click();
    const window = key === 'history' ? history : page.locator('[data-dialog="statistics"]');
    await expect(window).toContainText('was damaged and has been put aside.');
    await expect(window).not.toContainText('No game is over yet.');
    const aside = async () =>
      Object.entries(await gameBrowser.storage('local').get())
        .filter(([name]) => name.startsWith(`${key}-put-aside-`))
        .map(([, value]) => value);
    await expect.poll(aside).toEqual([damaged]);
  });
}

test('with no game over, the previous games say so', async ({ newTab: surface }) => {
  await open(surface);
  await surface.page.locator('.dialog [data-action="history"]').click();
  const window = surface.page.locator('[data-dialog="history"]');
  await expect(window).toContainText('No game is over yet.');
  await expect(window).not.toContainText('damaged');
});

test.describe('in Dutch', () => {
  test.use({ browserOptions: { lang: 'nl', reducedMotion: true } });

  test('the windows speak it', async ({ gameBrowser }) => {
    const messages = JSON.parse(readFileSync('public/_locales/nl/messages.json', 'utf8'));
    const surface = await newTab(gameBrowser);
    await open(surface);
    await expect(surface.page.getByRole('heading', { name: 'Statistieken' })).toBeVisible();
    await expect(surface.page.locator('.dialog-body')).toContainText(
      messages.noFinishedGames.message,
    );
    await surface.page.locator('[data-dialog="statistics"] [data-action="history"]').click();
    await expect(surface.page.getByRole('heading', { name: 'Eerdere spellen' })).toBeVisible();
  });
});

test('the figures and charts are tables', async ({ gameBrowser }) => {
  await gameBrowser.storage('local').set({ game: nearlyWon('one') });
  const surface = await newTab(gameBrowser);
  await win(surface);
  await closeEnd(surface);
  await open(surface);
  const { page } = surface;
  await expect(page.getByRole('columnheader', { name: 'Played' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Cards left in lost games' })).toBeVisible();
  const calendar = page.getByRole('table', { name: 'Wins in the last weeks' });
  await expect(calendar.getByRole('rowheader')).toHaveCount(7);
  await expect(calendar.getByRole('columnheader')).toHaveCount(13);
});
