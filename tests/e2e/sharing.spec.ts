import type { Page } from '@playwright/test';
import { WORKED_EXAMPLE } from '../../engine';
import { enterCode } from './harness/enter-code';
import type { GameBrowser } from './harness/launch';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

const STUCK = { v: 1, deal: 'HH1-N-AAAAABW', log: '2', undo: 2, time: 8000 };
const WON = { v: 1, deal: WORKED_EXAMPLE.code, log: WORKED_EXAMPLE.log, undo: 0, time: 312_000 };

const WON_TEXT = `Heart to Heart ${WORKED_EXAMPLE.code}: won, score 250, moves 60, time 5:12`;
const STUCK_TEXT = 'Heart to Heart HH1-N-AAAAABW: no more moves, score 0, moves 2, time 0:08';

/** What the clipboard holds: pasted into the field for a code, as a player would look. */
async function clipboardOn(surface: Surface): Promise<string> {
  await surface.action('code').click();
  const field = surface.page.getByRole('dialog').getByRole('textbox');
  await field.press('Control+V');
  const text = await field.inputValue();
  await surface.page.keyboard.press('Escape');
  await expect(surface.page.getByRole('dialog')).toBeHidden();
  return text;
}

for (const [end, game, text] of [
  ['won', WON, WON_TEXT],
  ['stuck', STUCK, STUCK_TEXT],
] as const) {
  test(`the result of a ${end} game is copied as a line of text`, async ({ gameBrowser }) => {
    await gameBrowser.storage('local').set({ game });
    const surface = await new Surface(await gameBrowser.newTab()).ready();
    const window = surface.page.getByRole('dialog');
    await window.getByRole('button', { name: 'Copy result' }).click();
    await expect(window.getByRole('status')).toHaveText('Result copied');
    await surface.page.keyboard.press('Escape');
    expect(await clipboardOn(surface)).toBe(text);
  });
}

test('a result that cannot be copied is said to be so, and the time is left out if hidden', async ({
  gameBrowser,
}) => {
  await gameBrowser.storage('local').set({ game: WON });
  await gameBrowser.storage('sync').set({ settings: { v: 1, showTime: false } });
  const surface = await new Surface(await gameBrowser.newTab()).ready();
  const button = surface.page.getByRole('button', { name: 'Copy result' });
  const texts = await surface.page.evaluateHandle(() => {
    const given: string[] = [];
    navigator.clipboard.writeText = (text) => {
      given.push(text);
      return Promise.reject(new Error('no clipboard'));
    };
    return given;
  });
  await button.click();
  await expect(surface.page.getByRole('dialog').getByRole('status')).toHaveText(
    'The result could not be copied',
  );
  expect(await texts.jsonValue()).toEqual([
    `Heart to Heart ${WORKED_EXAMPLE.code}: won, score 250, moves 60`,
  ]);
});

/** Puts a text where Ctrl+V finds it. */
const copy = (page: Page, text: string) =>
  page.evaluate((value) => navigator.clipboard.writeText(value), text);

test('a code pasted onto the board starts its deal; the game before is not lost', async ({
  newTab,
}) => {
  const { page } = newTab;
  await page.bringToFront();
  await newTab.tapAll(['stock', 'stock']);
  const [code, before] = [await newTab.code(), await newTab.position()];
  for (const text of [' hh1–n aaaaaam ', WON_TEXT.replace(WORKED_EXAMPLE.code, 'HH1-N-AAAAAAM')]) {
    await copy(page, text);
    await newTab.stock.focus();
    await page.keyboard.press('Control+V');
    await expect(newTab.stat('code')).toHaveText('HH1-N-AAAAAAM');
    await newTab.action('undo').click();
    await expect(newTab.stat('code')).toHaveText(code);
    expect(await newTab.position()).toEqual(before);
  }
});

test('anything else that is pasted is explained, and changes nothing', async ({ newTab }) => {
  const { page } = newTab;
  await page.bringToFront();
  await newTab.tap('stock');
  const before = await newTab.position();
  for (const [text, message] of [
    ['Shopping: milk, bread', 'This is not the code of a deal.'],
    ['<img src=x onerror=alert(1)>', 'This is not the code of a deal.'],
    ['PY1-N-AAAAAAM', 'This code belongs to another game.'],
    ['HH1-N-AAAA', 'After HH1-N come exactly seven letters'],
    ['x'.repeat(100_000), 'This is not the code of a deal.'],
  ] as const) {
    await copy(page, text);
    await page.keyboard.press('Control+V');
    await expect(newTab.notice).toContainText(message);
    expect(await newTab.position()).toEqual(before);
  }
  await newTab.tap('stock');
  await expect(newTab.notice).toBeEmpty();
});

test('a click with the middle button pastes no code', async ({ newTab }) => {
  const { page } = newTab;
  await page.bringToFront();
  await newTab.tap('stock');
  const before = await newTab.position();
  await page.evaluate(() =>
    document.addEventListener('paste', () => document.body.classList.add('pasted')),
  );
  await newTab.waste.click({ button: 'middle' });
  // Where the system pastes what is selected, the page hears of it.
  await expect(page.locator('body')).toHaveClass('pasted');
  expect(await newTab.position()).toEqual(before);
  await expect(newTab.notice).toBeEmpty();
});

test('what is pasted while a window is open is for the window', async ({ newTab }) => {
  const { page } = newTab;
  await page.bringToFront();
  const code = await newTab.code();
  await copy(page, 'HH1-N-AAAAAAM');
  await newTab.action('help').click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Control+V');
  await page.keyboard.press('Escape');
  await expect(newTab.stat('code')).toHaveText(code);
});

/** Pastes a text on a page whose game is over, under the window that says so. */
async function pasteAtEnd(gameBrowser: GameBrowser, game: object, text: string): Promise<Surface> {
  await gameBrowser.storage('local').set({ game });
  const surface = await new Surface(await gameBrowser.newTab()).ready();
  const { page } = surface;
  await page.bringToFront();
  await page.getByRole('dialog').waitFor();
  await copy(page, text);
  await page.keyboard.press('Control+V');
  await expect(page.getByRole('dialog')).toBeHidden();
  return surface;
}

test('what is wrong with a text pasted at the end of a game is told beside the board', async ({
  gameBrowser,
}) => {
  const surface = await pasteAtEnd(gameBrowser, WON, 'Shopping: milk, bread');
  await expect(surface.notice).toContainText('This is not the code of a deal.');
  await expect(surface.board.locator(':focus')).toHaveCount(1);
});

test('a code pasted at the end of a game starts its deal', async ({ gameBrowser }) => {
  const stuck = { v: 1, deal: 'HH1-N-AAAAABW', log: '1', undo: 1, time: 5000 };
  const surface = await pasteAtEnd(gameBrowser, stuck, 'Try hh1 n aaaaaam next');
  await expect(surface.stat('code')).toHaveText('HH1-N-AAAAAAM');
});

test('a result or a sentence with a code in it can be typed as well', async ({ newTab }) => {
  await newTab.action('code').click();
  await newTab.page.getByRole('textbox').fill(WON_TEXT);
  await newTab.page.keyboard.press('Enter');
  await expect(newTab.stat('code')).toHaveText(WORKED_EXAMPLE.code);
});

test('a deal begun anew is the same deal, and can be taken back', async ({ newTab }) => {
  const { page } = newTab;
  await enterCode(newTab, 'HH1-N-AAAAAAM');
  await newTab.tapAll(['stock', 'stock', 'stock']);
  await newTab.action('code').click();
  await page.getByRole('button', { name: 'Restart this deal' }).click();
  await expect(newTab.stat('moves')).toHaveText('0');
  await expect(newTab.stat('code')).toHaveText('HH1-N-AAAAAAM');
  await newTab.action('undo').click();
  await expect(newTab.stat('moves')).toHaveText('3');
});

test('a stuck deal is begun anew, a won one played again as another game', async ({
  gameBrowser,
}) => {
  const storage = gameBrowser.storage('local');
  const stored = async () => (await storage.get()).game;
  await storage.set({ game: { ...STUCK, v: 2, id: 'stuck', redo: '' } });
  const surface = await new Surface(await gameBrowser.newTab()).ready();
  const { page } = surface;
  // This deal is stuck from the start: the window is there again at once.
  await page.getByRole('button', { name: 'Restart this deal' }).click();
  await expect(surface.stat('moves')).toHaveText('0');
  await expect(page.getByRole('dialog', { name: 'No more moves' })).toBeVisible();
  await expect.poll(stored).toMatchObject({ id: 'stuck', finished: [] });

  await storage.set({ game: { ...WON, v: 2, id: 'won', redo: '' } });
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(surface.board).toHaveAttribute('data-status', 'playing');
  await expect(surface.stat('code')).toHaveText(WORKED_EXAMPLE.code);
  await expect.poll(stored).toMatchObject({ deal: WORKED_EXAMPLE.code, log: '', time: 0 });
  expect(await stored()).not.toMatchObject({ id: 'won' });
});
