// `npm start`: builds the game and opens it in a browser, or says how to load it by hand.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { ensureChromium } from './browser';

const root = join(import.meta.dirname, '..');
const chromeFolder = '.output/chrome-mv3';
const firefoxFolder = '.output/firefox-mv3';

const instructions = `
Heart to Heart is built. To play it:

  Chrome or Edge   open chrome://extensions (Edge: edge://extensions), switch on
                   Developer mode, choose "Load unpacked", pick ${chromeFolder}
  Firefox          open about:debugging#/runtime/this-firefox, choose
                   "Load Temporary Add-on", pick ${firefoxFolder}/manifest.json

Then open a new tab, or click the heart in the toolbar.`;

function build(target: 'chrome' | 'firefox'): void {
  const wxt = join(root, 'node_modules/wxt/bin/wxt.mjs');
  const { status } = spawnSync(process.execPath, [wxt, 'build', '-b', target], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

function hasDisplay(): boolean {
  if (process.platform === 'darwin' || process.platform === 'win32') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** Opens the game on a new tab; resolves when the player has closed the browser. */
async function play(executablePath: string): Promise<void> {
  const browser = await launch({
    executablePath,
    headless: false,
    defaultViewport: null,
    // Not --load-extension: the first tab would come before the extension has been loaded.
    pipe: true,
    enableExtensions: [join(root, chromeFolder)],
    // A browser to play in, not one under test.
    ignoreDefaultArgs: true,
    args: [
      `--user-data-dir=${join(root, '.output/profile')}`,
      '--enable-unsafe-extension-debugging',
      '--no-first-run',
      '--no-default-browser-check',
      // Chromium refuses to run as root inside its sandbox.
      ...(process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      'about:blank',
    ],
  });
  const closed = new Promise((resolve) => browser.once('disconnected', resolve));
  const [blank] = await browser.pages();
  const page = await browser.newPage();
  await page.goto('chrome://newtab');
  await blank?.close();
  await closed;
}

build('chrome');
build('firefox');
if (hasDisplay()) {
  try {
    const executable = ensureChromium();
    console.log('\nHave fun! The game is on the new tab. Close the browser to end.');
    await play(executable);
  } catch (error) {
    console.log(`\n${error instanceof Error ? error.message : error}`);
    console.log(instructions);
  }
} else {
  console.log(instructions);
}
