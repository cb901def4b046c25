import type { Page } from 'puppeteer-core';
import { type Position, readPosition, type Target } from '../../support/position';

/** The selector of what can be tapped. */
export const selectorOf = (target: Target) =>
  typeof target === 'number' ? `[data-slot="${target}"]` : `[data-pile="${target}"]`;

/** The game in a tab, known only by the hooks that ARCHITECTURE.md promises. */
export class Surface {
  constructor(readonly page: Page) {}

  /** Waits until the cards are painted and can be played. */
  async ready(): Promise<this> {
    await this.page.waitForSelector('[data-board][data-ready]');
    return this;
  }

  /** Presses and releases the mouse on what one sees of a card, or on a pile. */
  async tap(target: Target): Promise<void> {
    const { left, top, width, height } = await this.page.$eval(selectorOf(target), (card) => {
      const box = card.getBoundingClientRect();
      return { left: box.left, top: box.top, width: box.width, height: box.height };
    });
    // The next row hides the middle of a covered card, never its upper part.
    await this.page.mouse.click(left + width / 2, top + height / 5);
  }

  async tapAll(targets: readonly Target[]): Promise<void> {
    for (const target of targets) await this.tap(target);
  }

  /** Presses a button, or anything else that a selector finds. */
  click(selector: string): Promise<void> {
    return this.page.locator(selector).click();
  }

  /** The text of what a selector finds first. */
  text(selector: string): Promise<string> {
    return this.page.$eval(selector, (element) => element.textContent?.trim() ?? '');
  }

  /** All that is shown, read in one go, so that the parts belong together. */
  position(): Promise<Position> {
    return this.page.evaluate(readPosition);
  }
}
