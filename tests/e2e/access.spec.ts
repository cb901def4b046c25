import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PUBLISHED_CODE, WORKED_EXAMPLE } from '../../engine';
import { enterCode } from './harness/enter-code';
import { FINISHED } from './harness/finished-games';
import { openData } from './harness/open-data';
import { openState, type State } from './harness/open-state';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';
import { WINDOW_NAMES, WINDOWS } from './harness/windows';

const save = (log: string, undo: number, deal: string = PUBLISHED_CODE) => ({
  game: { v: 1, deal, log, undo, time: 42_000 },
});

const violationsOn = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

/** Every screen and state. */
const STATES: Readonly<Record<string, State>> = {
  'a game': { local: save('9', 9) },
  'a selected card': { local: save('9', 9), reach: (surface) => surface.tap(25) },
  'an empty stock': { local: save('26', 26) },
  'an emptied heart place': { local: save('9yz', 10) },
  'a move error': { local: save('9', 9), reach: (surface) => surface.tap(1) },
  'unfinished games, and a code that is none': {
    local: { game: { ...save('9', 9).game, unfinished: [save('3', 3).game] } },
    reach: async (surface) => {
      await WINDOWS.code.reach(surface);
      await surface.page.getByRole('textbox').fill('nothing');
      await surface.page.getByRole('textbox').press('Enter');
      await surface.page.locator('.error').waitFor();
    },
  },
  'a replay under way': {
    local: save('9', 9),
    reach: async (surface) => {
      await WINDOWS.help.reach(surface);
      await surface.page.locator('[data-replay="forward"]').click();
    },
  },
  'a month of daily hearts': {
    local: {
      game: {
        ...save('9', 9).game,
        v: 2,
        id: 'a',
        day: '2026-01-01',
        redo: '',
      },
      days: { v: 1, months: { '2026-01': '15a2055' } },
    },
    reach: WINDOWS.daily.reach,
  },
  'previous games, and one of them to watch': {
    local: { ...save('9', 9), ...FINISHED },
    reach: async (surface) => {
      await WINDOWS.history.reach(surface);
      await surface.page.locator('[data-dialog="history"] [data-action="replay"]').first().click();
      await surface.page.locator('.replay').waitFor();
    },
  },
  'an unreadable save': {
    local: { game: 'nothing' },
    reach: ({ page }) => page.locator('.notice [data-action="copy"]').waitFor(),
  },
  'export and import, with values that were put aside': {
    local: {
      ...save('9', 9),
      'game-put-aside-2026-11-30-0123abcd': 'nothing',
      'settings-put-aside-2026-11-29-0123abcd': { v: 7 },
    },
    reach: async (surface) => {
      await openData(surface);
      await surface.page.locator('[data-aside] li').first().waitFor();
    },
  },
  ...Object.fromEntries(WINDOW_NAMES.map((name) => [`the window ${name}`, WINDOWS[name]])),
};

for (const scheme of ['light', 'dark'] as const) {
  for (const forcedColors of ['none', 'active'] as const) {
    const look = forcedColors === 'active' ? `${scheme}, forced colours` : scheme;
    // Between them the four see both surfaces, both tables, and more contrast.
    const file = scheme === 'light' ? 'newtab.html' : 'popup.html';
    const settings = { v: 1, table: forcedColors === 'active' ? 'rose' : 'ink', moveErrors: true };
    test(`axe finds nothing on any screen of ${file} (${look})`, async ({ gameBrowser }) => {
      test.setTimeout(120_000);
      const page = await gameBrowser.context.newPage();
      await page.emulateMedia({
        colorScheme: scheme,
        forcedColors,
        contrast: scheme === 'dark' ? 'more' : 'no-preference',
        // Colours are judged when nothing fades any more.
        reducedMotion: 'reduce',
      });
      for (const [name, state] of Object.entries(STATES)) {
        await openState(gameBrowser, page, file, state, settings);
        expect(await violationsOn(page), name).toEqual([]);
      }
      // The quiet new tab, with the line that says why it is there.
      await gameBrowser.storage('sync').set({ settings: { ...settings, newTab: 'browser' } });
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'userAgentData', { value: { brands: [{ brand: 'x' }] } }),
      );
      await page.goto(`${gameBrowser.origin}/newtab.html`);
      await page.locator('[data-notice]').waitFor();
      expect(await violationsOn(page), 'the quiet page').toEqual([]);
    });
  }
}

test('a whole game is won by keyboard alone', async ({ newTab }) => {
  const { page } = newTab;
  await page.bringToFront();
  await page.locator('body').press('Tab');
  await expect(newTab.slot(25)).toBeFocused();
  // To the window that asks for a code: past the copy button and undo, redo and new game.
  const code = newTab.action('code');
  while (!(await code.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(PUBLISHED_CODE);
  await page.keyboard.press('Enter');
  await expect(newTab.stat('code')).toHaveText(PUBLISHED_CODE);
  await expect(code).toBeFocused();
  while (!(await newTab.board.evaluate((board) => board.contains(document.activeElement)))) {
    await page.keyboard.press('Shift+Tab');
  }

  const pairs = [...WORKED_EXAMPLE.log.matchAll(/(\d*)([a-y])([b-z])/g)];
  for (const [, taps, first = '', second = ''] of pairs) {
    for (let tap = 0; tap < Number(taps); tap++) await page.keyboard.press('d');
    for (const letter of [first, second]) {
      await focusByArrows(newTab, letter === 'z' ? 'waste' : letter.charCodeAt(0) - 96);
      await page.keyboard.press(letter < 'm' ? 'Enter' : 'Space');
    }
  }
  await expect(newTab.board).toHaveAttribute('data-status', 'won');
  const again = page.getByRole('dialog').getByRole('button', { name: 'New game' });
  await again.press('Enter');
  await expect(newTab.board).toHaveAttribute('data-status', 'playing');
});

/** Walks to a card with Home, End and the arrow keys, as one who sees the board would. */
async function focusByArrows(surface: Surface, target: number | 'waste'): Promise<void> {
  const { page } = surface;
  if (target === 'waste') {
    await page.keyboard.press('End');
    await expect(surface.waste).toBeFocused();
    return;
  }
  const goal = surface.slot(target);
  for (let steps = 0; steps < 30; steps++) {
    const way = await goal.evaluate((card) => {
      const from = document.activeElement?.getBoundingClientRect();
      const to = card.getBoundingClientRect();
      if (!from || card === document.activeElement) return null;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      if (Math.abs(dy) > to.height / 4) return dy > 0 ? 'ArrowDown' : 'ArrowUp';
      return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    });
    if (way === null) return;
    await page.keyboard.press(way);
  }
  throw new Error(`no way to card ${target}`);
}

test('the focus stays on the board after every pair', async ({ gameBrowser, newTab }) => {
  await enterCode(newTab, PUBLISHED_CODE);
  await gameBrowser.storage('local').set(save('9', 9));
  await expect(newTab.stat('moves')).toHaveText('9');
  await newTab.waste.press('Enter');
  await newTab.slot(25).press('Enter');
  // The point covered 23 and 24: the focus goes to the left one of them.
  await expect(newTab.slot(23)).toBeFocused();
  await newTab.slot(24).press('Enter');
  await newTab.slot(23).press('Enter');
  await expect(newTab.slot(20)).toBeFocused();
});

test('a window keeps the focus, and gives it back', async ({ newTab }) => {
  const { page } = newTab;
  for (const name of ['help', 'settings', 'code', 'daily', 'statistics'] as const) {
    await newTab.action(name).press('Enter');
    const window = page.getByRole('dialog');
    await window.waitFor();
    for (let tab = 0; tab < 40; tab++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement?.closest('main, .controls, .info') !== null,
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
    await expect(newTab.action(name)).toBeFocused();
  }
});

for (const [state, stored] of [
  ['a game', save('9', 9)],
  ['a stuck game', save('', 0, 'HH1-N-AAAAABW')],
  ['a won game', save(WORKED_EXAMPLE.log, 0)],
] as const) {
  test(`a new tab with ${state} leaves the focus where it was`, async ({ gameBrowser }) => {
    await gameBrowser.storage('local').set(stored);
    const { page, board } = await new Surface(await gameBrowser.newTab()).ready();
    if (state !== 'a game') await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    if (state === 'a game') return;
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(board.locator(':focus')).toHaveCount(1);
  });
}

for (const name of ['stuck', 'won', 'devices', 'data'] as const) {
  test(`the window "${name}", which opens with the page, gives the focus to the board`, async ({
    gameBrowser,
  }) => {
    const { local, sync = {} } = WINDOWS[name];
    await gameBrowser.storage('local').set(local);
    for (const file of ['newtab.html', 'popup.html']) {
      await gameBrowser.storage('sync').set(sync);
      const page = await gameBrowser.context.newPage();
      await page.goto(`${gameBrowser.origin}/${file}${name === 'data' ? '#data' : ''}`);
      const { board } = await new Surface(page).ready();
      const window = page.locator(`[data-dialog="${name}"]`);
      await window.locator('[data-action="close"]').press('Enter');
      await expect(window).toBeHidden();
      await expect(board.locator(':focus')).toHaveCount(1);
      await page.close();
    }
  });
}

for (const whose of ['ours', 'theirs'] as const) {
  test(`of the games of two devices, choosing "${whose}" gives the focus to the board`, async ({
    gameBrowser,
  }) => {
    const { local, sync = {} } = WINDOWS.devices;
    await gameBrowser.storage('local').set(local);
    await gameBrowser.storage('sync').set(sync);
    const { page, board } = await new Surface(await gameBrowser.newTab()).ready();
    await page.locator(`[data-dialog="devices"] [data-action="${whose}"]`).press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(board.locator(':focus')).toHaveCount(1);
  });
}

test('the focus goes through notices of what was put aside, never behind them, and then to the board', async ({
  gameBrowser,
}) => {
  await gameBrowser.storage('local').set({ ...save('9', 9), statistics: 'odd', history: 7 });
  await gameBrowser.storage('sync').set({ settings: { v: 1, welcomed: true, theme: 'odd' } });
  const surface = await new Surface(await gameBrowser.openPage('popup.html')).ready();
  const { page, board } = surface;
  const ok = page.locator('.notice').getByRole('button', { name: 'OK' });
  await ok.waitFor();
  await expect(surface.action('copy-code')).toBeHidden();
  for (let tab = 0; tab < 14; tab++) {
    await page.keyboard.press('Tab');
    await expect(surface.action('copy-code')).not.toBeFocused();
    await expect(surface.action('code')).not.toBeFocused();
  }
  await ok.focus();
  const texts = new Set<string>();
  while (await ok.isVisible()) {
    await expect(ok).toBeFocused();
    texts.add((await surface.notice.textContent()) ?? '');
    const before = await surface.notice.textContent();
    await page.keyboard.press('Enter');
    await expect(surface.notice).not.toHaveText(before ?? '');
  }
  expect(texts.size).toBeGreaterThan(1);
  await expect(board.locator(':focus')).toHaveCount(1);
  await expect(surface.action('copy-code')).toBeVisible();
});

test('the first Tab reaches the board of a game whose point is gone', async ({ gameBrowser }) => {
  await gameBrowser.storage('local').set(save('9yzwx2vzsuor1tz1nziz', 20));
  const { page, board } = await new Surface(await gameBrowser.newTab()).ready();
  await page.locator('body').press('Tab');
  await expect(board.locator(':focus')).toHaveCount(1);
});

test('a key held down on a button of the bar presses it once', async ({ gameBrowser }) => {
  await gameBrowser.storage('local').set(save('4', 4));
  const surface = await new Surface(await gameBrowser.newTab()).ready();
  const { page } = surface;
  await page.bringToFront();
  await surface.action('new').focus();
  for (let repeat = 0; repeat < 8; repeat++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(surface.stat('moves')).toHaveText('0');
  const dealt = await surface.stat('code').textContent();
  await surface.action('undo').focus();
  for (let repeat = 0; repeat < 8; repeat++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  // The new game is taken back, and no move of the one before.
  await expect(surface.stat('moves')).toHaveText('4');
  await expect(surface.stat('code')).not.toHaveText(dealt ?? '');
});

test('Ctrl+Z held down takes a new game back, and no move of the one before', async ({
  gameBrowser,
}) => {
  await gameBrowser.storage('local').set(save('4', 4));
  const surface = await new Surface(await gameBrowser.newTab()).ready();
  const { page } = surface;
  await page.bringToFront();
  await surface.action('new').click();
  await expect(surface.stat('moves')).toHaveText('0');
  await page.keyboard.down('Control');
  for (let repeat = 0; repeat < 8; repeat++) await page.keyboard.down('z');
  await page.keyboard.up('Control');
  await expect(surface.stat('moves')).toHaveText('4');
  await expect(surface.stat('code')).toHaveText(PUBLISHED_CODE);
});

test('what is told of a wrong code is told once, and the hint that comes back is not', async ({
  newTab,
}) => {
  await newTab.action('code').click();
  const alert = newTab.page.getByRole('dialog').getByRole('alert');
  await expect(alert).toBeEmpty();
  await newTab.page.keyboard.press('Enter');
  await expect(alert).toHaveText('Type a code first.');
  await newTab.page.keyboard.type('H');
  await expect(alert).toBeEmpty();
});

test('a key held down acts once, also on the window that comes up', async ({ gameBrowser }) => {
  // One draw from the pair that leaves no other.
  await gameBrowser.storage('local').set(save('4', 4, 'HH1-N-AAAABQY'));
  const surface = await new Surface(await gameBrowser.newTab()).ready();
  const { page } = surface;
  await page.bringToFront();
  await surface.stock.focus();
  for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('d');
  await page.keyboard.up('d');
  for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(surface.stat('moves')).toHaveText('6');
  await surface.action('undo').click();
  await surface.action('undo').click();
  await surface.slot(25).press('Enter');
  await surface.waste.focus();
  for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Enter');
  await expect(page.getByRole('dialog', { name: 'No more moves' })).toBeVisible();
  await page.keyboard.down('Enter');
  await expect(surface.board).toHaveAttribute('data-status', 'stuck');
  await expect(page.getByRole('dialog', { name: 'No more moves' })).toBeVisible();
});
