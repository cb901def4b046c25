import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extensionDir } from './harness/extension';
import { expect, test } from './harness/test';

const ALT = 1;
const SHIFT = 8;

test('a shortcut is suggested that opens the popup, another one on a Mac', () => {
  const { commands } = JSON.parse(readFileSync(join(extensionDir, 'manifest.json'), 'utf8'));
  expect(commands).toEqual({
    _execute_action: { suggested_key: { default: 'Alt+Shift+H', mac: 'MacCtrl+Shift+H' } },
  });
});

test('the shortcut opens the popup, on any page', async ({ gameBrowser }) => {
  const page = await gameBrowser.context.newPage();
  await page.bringToFront();
  const session = await page.context().newCDPSession(page);
  // As from a keyboard: Playwright's own keys never reach the browser around the page.
  const key = {
    modifiers: ALT | SHIFT,
    key: 'H',
    code: 'KeyH',
    windowsVirtualKeyCode: 72,
    nativeVirtualKeyCode: process.platform === 'linux' ? 43 : 72,
  };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  const browser = await gameBrowser.context.browser()?.newBrowserCDPSession();
  const isPopupOpen = async () => {
    const targets = await browser?.send('Target.getTargets');
    return targets?.targetInfos.some(({ url }) => url === `${gameBrowser.origin}/popup.html`);
  };
  await expect.poll(isPopupOpen).toBe(true);
});

test('the settings name the shortcut that is in force', async ({ newTab }) => {
  await newTab.action('settings').click();
  const shortcut = newTab.page.locator('[data-setting="shortcut"]');
  const inForce = await newTab.page.evaluate(() =>
    (
      globalThis as unknown as {
        chrome: { commands: { getAll(): Promise<{ name: string; shortcut: string }[]> } };
      }
    ).chrome.commands.getAll(),
  );
  expect(inForce).toMatchObject([{ name: '_execute_action', shortcut: 'Alt+Shift+H' }]);
  await expect(shortcut.locator('kbd')).toHaveText('Alt+Shift+H');
  await expect(shortcut).toContainText('chrome://extensions/shortcuts');
});

for (const [keys, said] of [
  ['Ctrl+Shift+9', 'Ctrl+Shift+9'],
  ['', 'none is set'],
] as const) {
  test(`the settings say ${said} where the player has chosen so`, async ({ gameBrowser }) => {
    const page = await gameBrowser.context.newPage();
    // Only the player can change a shortcut, in the browser's own pages.
    await page.addInitScript((shortcut) => {
      const { chrome } = globalThis as unknown as { chrome?: { commands?: object } };
      const getAll = () => Promise.resolve([{ name: '_execute_action', shortcut }]);
      if (chrome?.commands) Object.assign(chrome.commands, { getAll });
    }, keys);
    await page.goto(`${gameBrowser.origin}/newtab.html`);
    await page.locator('[data-action="settings"]').click();
    await expect(page.locator('[data-setting="shortcut"] kbd')).toHaveText(said);
  });
}
