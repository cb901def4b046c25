import { type Browser, type BrowserContext, chromium, expect } from '@playwright/test';
import type { BrowserProcess } from '../../support/browser-process';
import { type BrowserOptions, startChromium } from './process';

/** One run of the browser, from its start to its end. */
export interface Run {
  process: BrowserProcess;
  browser: Browser;
  context: BrowserContext;
}

/** Connects to a browser as it is: no tab made to believe that it is visible or has focus. */
export async function connect(
  endpoint: string,
): Promise<{ browser: Browser; context: BrowserContext }> {
  const browser = await chromium.connectOverCDP(endpoint, { noDefaults: true });
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no profile open.');
  return { browser, context };
}

/** Starts the browser with a profile and connects to it, once the extension is there. */
export async function startRun(
  profile: string,
  options: BrowserOptions,
  origin: string,
): Promise<Run> {
  const process = await startChromium(profile, options);
  const { browser, context } = await connect(process.endpoint);
  const [blank] = context.pages();
  if (!blank) throw new Error('The browser came without its first tab.');
  // Chromium loads the extension beside its first tab and does not say when it has.
  await expect(async () => {
    await blank.goto(`${origin}/manifest.json`);
  }).toPass();
  await blank.goto('about:blank');
  return { process, browser, context };
}
