import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { SAVED_GAME_VERSION } from '../../engine';
import { layoutFaultsOn } from './harness/layout-faults';
import { noteFaultsOn } from './harness/note-faults';
import { openState } from './harness/open-state';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';
import { WINDOW_NAMES, WINDOWS } from './harness/windows';

const SAVED = { v: 1, deal: 'HH1-N-AAAAAAM', log: '9', undo: 9, time: 4_210_000 };
/** Low popups, among them those of browsers that give less than is asked for. */
const LOW = [
  [800, 500],
  [640, 480],
  [348, 540],
  [348, 480],
] as const;

/** Windows of a new tab: small ones, halves of a screen, whole ones. */
const TABS = [
  [250, 300],
  [250, 800],
  [300, 300],
  [320, 480],
  [500, 500],
  [683, 616],
  [770, 700],
  [800, 500],
  [810, 700],
  [1280, 800],
  [2560, 1440],
] as const;

/** Popups: as it asks to be, and of browsers that give more or less. */
const POPUPS = [
  [348, 560],
  [420, 560],
  [440, 560],
  [459, 560],
  [460, 560],
  [480, 560],
  [520, 560],
  [640, 480],
  [800, 600],
] as const;

/** In which direction the browser itself writes a text: by the first letter in it. */
const directionOf = (page: Page, text: string) =>
  page.evaluate((words) => {
    const paragraph = document.createElement('p');
    paragraph.dir = 'auto';
    paragraph.textContent = words;
    document.body.append(paragraph);
    const { direction } = getComputedStyle(paragraph);
    paragraph.remove();
    return direction;
  }, text);

/** Has the browser refuse what the page stores, or take it again. */
const refuse = (page: Page, isRefused: boolean) =>
  page.evaluate((refused) => {
    const { local } = Reflect.get(globalThis, 'chrome').storage;
    local.taken ??= local.set;
    local.set = refused ? () => Promise.reject(new Error('No room.')) : local.taken;
  }, isRefused);

for (const locale of readdirSync('public/_locales')) {
  const messages = JSON.parse(readFileSync(`public/_locales/${locale}/messages.json`, 'utf8'));
  const language = locale.replace('_', '-');

  test.describe(language, () => {
    test.use({ browserOptions: { lang: language } });

    test('fits the narrowest popup, windows too, in its own direction', async ({ gameBrowser }) => {
      await gameBrowser.storage('local').set({ game: SAVED });
      const surface = await new Surface(await gameBrowser.openPage('popup.html')).ready();
      const { page } = surface;
      await page.setViewportSize({ width: 348, height: 560 });
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', language);
      await expect(html).toHaveAttribute('dir', await directionOf(page, messages.newGame.message));
      await expect(surface.action('new')).toHaveText(messages.newGame.message);
      // The page asks for more than it got: what it shows begins at its left all the same.
      expect(
        await page.evaluate(() => Math.round(document.documentElement.getBoundingClientRect().x)),
      ).toBe(0);
      expect(await layoutFaultsOn(page)).toEqual([]);
      // A growing time moves nothing.
      const boardTop = async () => (await surface.board.boundingBox())?.y;
      const before = await boardTop();
      await surface.stat('time').evaluate((time) => {
        time.textContent = '0:00';
      });
      expect(await boardTop()).toBe(before);
      await surface.action('new').click();
      await expect(page.locator('[data-notice]')).toHaveText(messages.takeBackNotice.message);
      expect(await layoutFaultsOn(page)).toEqual([]);
      // The heart, its piles and its arrow keys are the same in every direction of writing.
      const left = async (locator: typeof surface.stock) => (await locator.boundingBox())?.x ?? 0;
      expect(await left(surface.stock)).toBeLessThan(await left(surface.waste));
      await surface.slot(1).focus();
      await page.keyboard.press('ArrowRight');
      await expect(surface.slot(2)).toBeFocused();
      for (const name of WINDOW_NAMES) {
        await openState(gameBrowser, page, 'popup.html', WINDOWS[name]);
        const body = page.locator(`[data-dialog="${name}"] .dialog-body`);
        const overflow = await body.evaluate((text) => text.scrollWidth - text.clientWidth);
        expect(overflow, name).toBeLessThanOrEqual(0);
      }
      // The quiet new tab.
      await gameBrowser.storage('sync').set({ settings: { v: 1, newTab: 'quiet' } });
      await page.goto(`${gameBrowser.origin}/newtab.html`);
      await expect(html).toHaveAttribute('lang', language);
      await expect(page.getByRole('button')).toHaveAccessibleName(messages.openGame.message);
    });

    test('no move and nothing that is told moves a card, and no button leaves the window', async ({
      gameBrowser,
    }) => {
      await gameBrowser.storage('sync').set({ settings: { v: 1, welcomed: true } });
      await gameBrowser.storage('local').set({ game: SAVED });
      for (const [file, sizes] of [
        ['popup.html', POPUPS],
        ['newtab.html', TABS],
      ] as const) {
        const { page, board, ...surface } = await new Surface(
          await gameBrowser.openPage(file),
        ).ready();
        const look = async () => {
          const boxes = [];
          for (const [width, height] of sizes) {
            await page.setViewportSize({ width, height });
            const { x = 0, y = 0, width: size = 0 } = (await board.boundingBox()) ?? {};
            boxes.push([x, y, size]);
            const controls = page.locator('.controls');
            const over = await controls.evaluate((bar) => bar.scrollWidth - bar.clientWidth);
            expect(over, `${width} x ${height}`).toBeLessThanOrEqual(0);
          }
          return boxes;
        };
        const before = await look();
        /** By how many pixels the board lies elsewhere, or is larger or smaller, in any of the windows. */
        const moved = async () => {
          const now = await look();
          const shifts: number[] = before.map((box, at) =>
            Math.max(...box.map((length, side) => Math.abs(length - (now[at]?.[side] ?? 0)))),
          );
          return sizes
            .filter((_, at) => (shifts[at] ?? 0) > 0.5)
            .map((size, at) => [...size, shifts[at]]);
        };
        await page.locator('[data-action="new"]').click();
        await expect(page.locator('[data-notice]')).toHaveText(messages.takeBackNotice.message);
        expect(await moved()).toEqual([]);
        await surface.stock.click();
        const notice = page.locator('[data-notice]');
        await expect(notice).toBeEmpty();
        expect(await moved()).toEqual([]);
        // The longest of what is told: that nothing is saved, and that something was put aside.
        await refuse(page, true);
        await surface.stock.click();
        await expect(notice).toHaveText(messages.failingNotice.message);
        expect(await moved()).toEqual([]);
        await refuse(page, false);
        await expect(notice).toBeEmpty();
        await gameBrowser.storage('local').set({ game: { v: SAVED_GAME_VERSION + 1 } });
        await expect(notice).toContainText(messages.unreadable_newer.message);
        expect(await moved()).toEqual([]);
        await page.getByRole('button', { name: messages.ok.message, exact: true }).click();
        await expect(notice).toBeEmpty();
        expect(await moved()).toEqual([]);
        await page.close();
      }
    });

    test('what a low window offers is in sight', async ({ gameBrowser }) => {
      const { local, sync = {} } = WINDOWS.devices;
      await gameBrowser.storage('local').set(local);
      const page = await gameBrowser.context.newPage();
      // A month of six weeks, where they begin with Monday.
      await page.clock.setFixedTime('2026-11-30T12:00:00Z');
      await page.goto(`${gameBrowser.origin}/popup.html`);
      const surface = await new Surface(page).ready();
      const inSight = async (buttons: Locator, count: number) => {
        await expect(buttons).toHaveCount(count);
        for (const [width, height] of LOW) {
          await page.setViewportSize({ width, height });
          for (const button of await buttons.all()) {
            await expect(button, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
          }
        }
      };
      await surface.action('daily').click();
      await inSight(page.locator('[data-action="play-today"]'), 1);
      await page.keyboard.press('Escape');
      await gameBrowser.storage('sync').set(sync);
      await inSight(page.locator('.device .button'), 2);
    });

    test('the note of the first new tab covers nothing, and no card moves when it goes', async ({
      gameBrowser,
    }) => {
      const { page, board } = await new Surface(await gameBrowser.openPage('newtab.html')).ready();
      const boards = async (look = async (_size: string) => {}) => {
        const boxes = [];
        for (const [width, height] of TABS) {
          await page.setViewportSize({ width, height });
          await look(`${width} x ${height}`);
          boxes.push(await board.boundingBox());
        }
        return boxes;
      };
      const note = page.locator('section[data-welcome]');
      await expect(note).toContainText(messages.welcomeNotice.message);
      const before = await boards(async (size) =>
        expect(await noteFaultsOn(page), size).toEqual([]),
      );
      await note.getByRole('button', { name: messages.ok.message, exact: true }).click();
      await expect(note).toBeHidden();
      expect(await boards()).toEqual(before);
    });
  });
}
