import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type * as Engine from '../../engine';
import { extensionDir } from './harness/extension';
import { openData } from './harness/open-data';
import { openState } from './harness/open-state';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';
import { WINDOW_NAMES, WINDOWS } from './harness/windows';

test('asks for storage alone, and allows nothing but its own files', () => {
  const manifest = JSON.parse(readFileSync(join(extensionDir, 'manifest.json'), 'utf8'));
  expect(manifest.manifest_version).toBe(3);
  expect(manifest.permissions).toEqual(['storage']);
  expect(manifest).not.toHaveProperty('host_permissions');
  expect(manifest).not.toHaveProperty('background');
  expect(manifest).not.toHaveProperty('content_scripts');
  const policy: string = manifest.content_security_policy.extension_pages;
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|http|data:|\*/);
});

test('asks the network nothing, whatever is opened', async ({ gameBrowser }) => {
  const page = await gameBrowser.context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const file of ['newtab.html', 'popup.html'] as const) {
    await page.goto(`${gameBrowser.origin}/${file}`);
    const surface = await new Surface(page).ready();
    await surface.tapAll(['stock', 25]);
    await openData(surface);
    await page.locator('[data-action="export"]').click();
    await page.keyboard.press('Escape');
    await surface.action('new').click();
    for (const name of WINDOW_NAMES) await openState(gameBrowser, page, file, WINDOWS[name]);
    await page.goto('about:blank');
    await gameBrowser.storage('local').clear();
    await gameBrowser.storage('sync').clear();
  }
  await gameBrowser.storage('sync').set({ settings: { v: 1, newTab: 'quiet' } });
  await page.goto(`${gameBrowser.origin}/newtab.html`);
  await page.locator('[data-action="open-game"]').click();
  await new Surface(page).ready();
  const outside = requests.filter((url) => !url.startsWith(`${gameBrowser.origin}/`));
  expect(requests.length).toBeGreaterThan(5);
  expect(outside).toEqual([]);
});

test('deals the golden codes in Chromium as everywhere', async ({ gameBrowser }) => {
  const [output] = (await build({
    logLevel: 'silent',
    configFile: false,
    build: {
      write: false,
      lib: { entry: 'engine/index.ts', formats: ['iife'], name: 'engine' },
    },
  })) as Rolldown.RolldownOutput[];
  const code = output?.output[0].code;
  const page = await gameBrowser.context.newPage();
  await page.evaluate(`${code}; window.engine = engine`);
  const golden = readFileSync('tests/data/golden-deals.txt', 'utf8').trim().split('\n');
  const dealt = await page.evaluate(
    (codes) => {
      const { deckOf, parseDealCode } = (window as unknown as { engine: typeof Engine }).engine;
      return codes.map((code) => {
        const parsed = parseDealCode(code);
        const deck = parsed.ok ? deckOf(parsed.value) : [];
        return `${code} ${deck.map((rank) => '_A23456789XJQK'[rank]).join('')}`;
      });
    },
    golden.map((line) => line.split(' ')[0] ?? ''),
  );
  expect(dealt).toEqual(golden);
});
