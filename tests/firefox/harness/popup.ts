import type { Browser, JSHandle, Page } from 'puppeteer-core';
import { type Position, readPosition, type Target, type View } from '../../support/position';
import { inWindow } from './browser-window';
import { selectorOf } from './surface';

declare const browser: {
  extension: { getViews(wanted: { type: 'popup' }): Window[] };
};

/** What Firefox's own window has, as far as it is used here. */
declare const gUnifiedExtensions: { panel: HTMLElement };
declare function synthesizeMouseEvent(type: string, x: number, y: number, mouse: object): void;

/**
 * The real toolbar popup. The driver of the browser does not list it as a page, so it is looked at
 * from another page of the extension, and its mouse is that of Firefox's window.
 */
export class Popup {
  constructor(
    readonly firefox: Browser,
    /** A page of the extension that is not the game. */
    readonly helper: Page,
  ) {}

  /** Opens it as a player does: the button of all extensions, then ours in its list. */
  async open(extensionId: string): Promise<this> {
    const button = `${extensionId.replace(/[^a-z0-9_-]/g, '_')}-BAP`;
    await inWindow(
      this.firefox,
      async (id) => {
        const { panel } = gUnifiedExtensions;
        const shown = new Promise((resolve) => {
          panel.addEventListener('popupshown', resolve, { once: true });
        });
        document.getElementById('unified-extensions-button')?.click();
        await shown;
        document.getElementById(id)?.click();
      },
      button,
    );
    await this.helper.waitForFunction(
      () => {
        const [popup] = browser.extension.getViews({ type: 'popup' });
        return popup?.document.querySelector('[data-board][data-ready]');
      },
      // The helper lies in the background, where no frames are painted.
      { polling: 20 },
    );
    // Only once it has come to rest does a press meet what is there.
    await inWindow(
      this.firefox,
      async () => {
        const open = '[panelopen] .webextension-popup-browser';
        while (!document.querySelector(open)) await new Promise(requestAnimationFrame);
      },
      null,
    );
    return this;
  }

  /** Closes it as a click beside it does. */
  async close(): Promise<void> {
    await inWindow(
      this.firefox,
      () => {
        const popup = document.querySelector('.webextension-popup-browser');
        popup?.closest<HTMLElement & { hidePopup(): void }>('panel')?.hidePopup();
      },
      null,
    );
  }

  /** Presses and releases the mouse on what one sees of a card, or on a pile. */
  tap(target: Target): Promise<void> {
    return this.click(selectorOf(target), 1 / 5);
  }

  /** Waits until a selector finds something, scrolls to it, and waits until it lies there at rest. */
  async reach(selector: string): Promise<void> {
    await this.helper.waitForFunction(
      (wanted) => {
        const [popup] = browser.extension.getViews({ type: 'popup' });
        const found = popup?.document.querySelector(wanted);
        if (!popup || !found) return false;
        found.scrollIntoView();
        const { x, y, width, height } = found.getBoundingClientRect();
        const place = [wanted, x, y, width, height].join();
        const seen = globalThis as { placeBefore?: string };
        const isAtRest = seen.placeBefore === place;
        seen.placeBefore = place;
        const top = popup.document.elementFromPoint(x + width / 2, y + height / 2);
        return isAtRest && found.contains(top);
      },
      { polling: 20 },
      selector,
    );
  }

  /** Presses and releases the mouse on what a selector finds, at a part of its height. */
  async click(selector: string, part = 1 / 2): Promise<void> {
    const view = await this.#view();
    const point = await view.evaluate(
      ({ document }, wanted, down) => {
        const box = document.querySelector(wanted)?.getBoundingClientRect();
        return box && { x: box.x + box.width / 2, y: box.y + box.height * down };
      },
      selector,
      part,
    );
    if (!point) throw new Error(`The popup has no ${selector}.`);
    await inWindow(
      this.firefox,
      ({ x, y }) => {
        const popup = document.querySelector('.webextension-popup-browser');
        const { left = 0, top = 0 } = popup?.getBoundingClientRect() ?? {};
        for (const [type, buttons] of [
          ['mousemove', 0],
          ['mousedown', 1],
          ['mouseup', 0],
        ] as const) {
          synthesizeMouseEvent(type, left + x, top + y, { button: 0, buttons, clickCount: 1 });
        }
      },
      point,
    );
  }

  /** All that is shown, read in one go. */
  async position(): Promise<Position> {
    return (await this.#view()).evaluate(readPosition);
  }

  /** The size of the page, and whether it scrolls. */
  async size() {
    return (await this.#view()).evaluate(
      ({ document: { documentElement: root, defaultView } }) => ({
        width: defaultView?.innerWidth,
        height: defaultView?.innerHeight,
        scrolls: root.scrollWidth > root.clientWidth || root.scrollHeight > root.clientHeight,
      }),
    );
  }

  #view(): Promise<JSHandle<View>> {
    return this.helper.evaluateHandle(() => {
      const [popup] = browser.extension.getViews({ type: 'popup' });
      if (!popup) throw new Error('The popup is not open.');
      return { document: popup.document };
    });
  }
}
