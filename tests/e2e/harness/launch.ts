import type { BrowserContext, Page } from '@playwright/test';
import { createProfile } from '../../support/profile';
import { type Area, Storage } from '../../support/storage';
import { ErrorLog } from './errors';
import { extensionDir, extensionIdOf } from './extension';
import { withHelperPage } from './helper-page';
import { openPopup } from './popup';
import type { BrowserOptions } from './process';
import { type Run, startRun } from './run';

/** A Chromium with the game in it, that can be closed, killed and opened again. */
export class GameBrowser {
  readonly extensionId: string;
  readonly origin: string;
  readonly errors: ErrorLog;
  #run: Run | undefined;
  #popup: Page | undefined;

  constructor(
    readonly profile: string,
    readonly options: BrowserOptions,
  ) {
    this.extensionId = extensionIdOf(options.dir ?? extensionDir);
    this.origin = `chrome-extension://${this.extensionId}`;
    this.errors = new ErrorLog(this.origin);
  }

  /** The pages of this run of the browser: another one after a restart. Popups are not in it. */
  get context(): BrowserContext {
    return this.#running.context;
  }

  /** Opens a new tab as the player does, and makes sure that the game is on it. */
  async newTab(): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto('chrome://newtab');
    await page.waitForURL(`${this.origin}/newtab.html`);
    return page;
  }

  /** Opens a page of the extension in a tab: quicker than the real surfaces. */
  async openPage(name: 'popup.html' | 'newtab.html'): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(`${this.origin}/${name}`);
    return page;
  }

  /** Opens the real toolbar popup, in the window of a page of ours. Only one can be open. */
  async openPopup(over?: Page): Promise<Page> {
    this.#popup = await openPopup(this.#running, this.origin, over);
    await this.errors.watchPage(this.#popup);
    return this.#popup;
  }

  /** Closes the toolbar popup at once, if it is still open. */
  async closePopup(): Promise<void> {
    await this.#popup?.close();
    this.#popup = undefined;
  }

  /** Reads and writes the extension's storage, without a surface of the game. */
  storage(area: Area): Storage {
    return new Storage(area, (act, given) =>
      withHelperPage(this.#running, this.origin, (page) => page.evaluate(act, given)),
    );
  }

  /** Closes the browser as a player does. */
  async close(): Promise<void> {
    const { browser, process } = this.#running;
    const session = await browser.newBrowserCDPSession();
    await session.send('Browser.close');
    await process.ended;
    this.#run = undefined;
  }

  /** kill -9, as a crash or a power cut would do; nothing when it does not run. */
  async kill(): Promise<void> {
    this.#run?.process.kill();
    await this.#run?.process.ended;
    this.#run = undefined;
  }

  /** Opens the browser again, with the same profile, after close or kill. */
  async relaunch(): Promise<void> {
    this.#popup = undefined;
    this.#run = await startRun(this.profile, this.options, this.origin);
    this.errors.watchContext(this.context);
  }

  /** Closes the browser and opens it again, with the same profile. */
  async restart(): Promise<void> {
    await this.close();
    await this.relaunch();
  }

  get #running(): Run {
    if (!this.#run) throw new Error('The browser is not running: relaunch it first.');
    return this.#run;
  }
}

/** Starts a Chromium with the game in it. Without a profile it gets a new one. */
export async function launchBrowser(
  options: BrowserOptions & { profile?: string } = {},
): Promise<GameBrowser> {
  const { profile = await createProfile(), ...rest } = options;
  const browser = new GameBrowser(profile, rest);
  await browser.relaunch();
  return browser;
}
