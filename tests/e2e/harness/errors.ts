import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** Collects what goes wrong on the extension's pages: uncaught errors and console errors. */
export class ErrorLog {
  /** What was found so far. A test that expects an error empties it. */
  readonly found: string[] = [];

  constructor(readonly origin: string) {}

  /** Listens to all pages of a context, those to come too. */
  watchContext(context: BrowserContext): void {
    context.on('weberror', (error) => this.#add(error.error().message));
    context.on('console', (message) => this.#addMessage(message));
  }

  /** Listens to one page that is already open, and takes over what it said before. */
  async watchPage(page: Page): Promise<void> {
    page.on('pageerror', (error) => this.#add(error.message));
    page.on('console', (message) => this.#addMessage(message));
    for (const error of await page.pageErrors()) this.#add(error.message);
    for (const message of await page.consoleMessages()) this.#addMessage(message);
  }

  #addMessage(message: ConsoleMessage): void {
    // Chromium's own pages are not ours to judge.
    const isOurs = message.page()?.url().startsWith(this.origin) ?? true;
    if (isOurs && message.type() === 'error') this.#add(message.text());
  }

  #add(text: string): void {
    // The same error may come in both as an event and from what was said before.
    if (!this.found.includes(text)) this.found.push(text);
  }
}
