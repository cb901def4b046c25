import { type Browser, connect, type Page, type Target } from 'puppeteer-core';
import type { BrowserProcess } from '../../support/browser-process';
import { createProfile } from '../../support/profile';
import { type Area, Storage } from '../../support/storage';
import {
  allowInPrivateWindows,
  answerNewTabQuestion,
  clickNewTab,
  errorsOn,
  savedFile,
  setLanguage,
} from './browser-window';
import { Popup } from './popup';
import { extensionId, origin, startFirefox } from './process';

declare const chrome: {
  windows: { create(window: { incognito: boolean; url: string }): Promise<unknown> };
};

/** One run of the browser, from its start to its end. */
interface Run {
  process: BrowserProcess;
  browser: Browser;
}

/** A Firefox with the game in it, that can be closed, killed and opened again. */
export class GameFirefox {
  readonly #errors: string[] = [];
  #run: Run | undefined;

  constructor(
    readonly profile: string,
    readonly lang: string | undefined,
  ) {}

  /** Opens a new tab as the player does, with the button beside the tabs. */
  async newTab(): Promise<Page> {
    const { browser } = this.#running;
    const known = new Set<Target>(browser.targets());
    await clickNewTab(browser);
    const target = await browser.waitForTarget((each) => !known.has(each));
    const page = await target.page();
    if (!page) throw new Error('The new tab has no page.');
    await page.waitForFunction((url) => location.href === url, {}, `${origin}/newtab.html`);
    return page;
  }

  /** Waits until so many files have been saved; returns where the last one lies. */
  savedFile(count: number): Promise<string> {
    return savedFile(this.#running.browser, count);
  }

  /** Waits for Firefox's question on the first new tab, and keeps the game there. */
  keepNewTab(): Promise<void> {
    return answerNewTabQuestion(this.#running.browser);
  }

  /** Opens a page of the extension in a tab: quicker than the real surfaces. */
  openPage(name: 'popup.html' | 'newtab.html'): Promise<Page> {
    return this.#open(name, false);
  }

  /** Opens a page of the extension in a private window, once it has been allowed there. */
  async openPrivately(name: 'popup.html' | 'newtab.html'): Promise<Page> {
    const { browser } = this.#running;
    await allowInPrivateWindows(browser, extensionId());
    const helper = await this.#openHelper();
    const known = new Set<Target>(browser.targets());
    await helper.evaluate(
      (url) => chrome.windows.create({ incognito: true, url }),
      `${origin}/${name}`,
    );
    const target = await browser.waitForTarget((each) => !known.has(each));
    const page = await target.page();
    await helper.close();
    if (!page) throw new Error('The private window has no page.');
    return page;
  }

  /** Opens the real toolbar popup. Only one can be open. */
  async openPopup(): Promise<Popup> {
    const helper = await this.#openHelper();
    return new Popup(this.#running.browser, helper).open(extensionId());
  }

  /** Reads and writes the extension's storage, without a surface of the game. */
  storage(area: Area): Storage {
    return new Storage(area, async (act, given) => {
      const helper = await this.#openHelper();
      try {
        return await helper.evaluate(act, given);
      } finally {
        await helper.close();
      }
    });
  }

  /** The game as it is stored, which Firefox keeps as a text: see components/state/storage/storage.ts. */
  async storedGame(): Promise<unknown> {
    return JSON.parse(String((await this.storage('local').get()).game));
  }

  /** What went wrong on the extension's pages so far, but for runs that ended with a kill. */
  async errors(): Promise<string[]> {
    const now = this.#run ? await errorsOn(this.#run.browser, origin) : [];
    return [...this.#errors, ...now];
  }

  /** Closes the browser as a player does. */
  async close(): Promise<void> {
    const { browser, process } = this.#running;
    this.#errors.push(...(await errorsOn(browser, origin)));
    await browser.close();
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
    const process = await startFirefox(this.profile);
    const browser = await connect({
      browserWSEndpoint: `${process.endpoint}/session`,
      protocol: 'webDriverBiDi',
      defaultViewport: null,
      networkEnabled: false,
    });
    this.#run = { process, browser };
    if (this.lang) await setLanguage(browser, extensionId(), this.lang);
  }

  /** Closes the browser and opens it again, with the same profile. */
  async restart(): Promise<void> {
    await this.close();
    await this.relaunch();
  }

  /** A page with the extension's rights that is not the game: its icon, in a background tab. */
  #openHelper(): Promise<Page> {
    return this.#open('icon/16.png', true);
  }

  async #open(file: string, background: boolean): Promise<Page> {
    const page = await this.#running.browser.newPage({ background });
    // Puppeteer does not hear that a page of an extension has loaded.
    await page.goto(`${origin}/${file}`, { waitUntil: [] });
    await page.waitForFunction(() => document.readyState === 'complete');
    return page;
  }

  get #running(): Run {
    if (!this.#run) throw new Error('The browser is not running: relaunch it first.');
    return this.#run;
  }
}

/** Starts a Firefox with the game in it; its language is the machine's if none is named. */
export async function launchFirefox(lang?: string): Promise<GameFirefox> {
  const firefox = new GameFirefox(await createProfile(), lang);
  await firefox.relaunch();
  return firefox;
}
