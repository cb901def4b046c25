import type { Browser } from 'puppeteer-core';

/** Collects what goes wrong on the extension's pages: uncaught errors and console errors. */
export class ErrorLog {
  readonly found: string[] = [];

  constructor(readonly origin: string) {}

  /** Listens to all pages that a browser opens from now on. */
  watch(browser: Browser): void {
    browser.on('targetcreated', async (target) => {
      const page = await target.page();
      page?.on('pageerror', (error) => this.#add(page.url(), String(error)));
      page?.on('console', (message) => {
        if (message.type() === 'error') this.#add(page.url(), message.text());
      });
    });
  }

  #add(url: string, text: string): void {
    // Firefox's own pages are not ours to judge.
    if (url.startsWith(this.origin)) this.found.push(text);
  }
}
