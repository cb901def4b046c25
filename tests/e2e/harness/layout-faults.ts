import type { Page } from '@playwright/test';

/** What is wrong with the layout of a page, as a player would see it. */
export const layoutFaultsOn = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const { clientWidth, clientHeight } = document.documentElement;
    if (clientWidth < innerWidth || clientHeight < innerHeight) found.push('scrollbars');
    const boxes = (...selectors: string[]) =>
      selectors.flatMap((selector) => {
        const elements = [...document.querySelectorAll<HTMLElement>(selector)];
        if (elements.length === 0) found.push(`there is no ${selector}`);
        return elements.map((element) => ({
          name:
            element.dataset.action ?? element.dataset.stat ?? element.getAttribute('aria-label'),
          element,
          box: element.getBoundingClientRect(),
        }));
      });
    for (const { name, element, box } of boxes('.card', '.action', '.copy', '[data-stat]')) {
      const inside =
        box.left >= -1 &&
        box.top >= -1 &&
        box.right <= innerWidth + 1 &&
        box.bottom <= innerHeight + 1;
      if (!inside) found.push(`${name} lies outside`);
      if (element.scrollWidth > element.clientWidth + 1 && element.matches('.action')) {
        found.push(`${name} is cut off`);
      }
    }
    for (const { name, box } of boxes('.action', '.copy')) {
      if (box.width < 24 || box.height < 24) found.push(`${name} is smaller than 24 x 24`);
    }
    // Of each card, some 24 x 24 pixels can be hit: the corners of such a square all hit the card.
    for (const { name, element, box } of boxes('button.card')) {
      const [left, top] = [box.left + box.width / 2 - 12, box.top + 3];
      const corners = [
        [left, top],
        [left + 24, top],
        [left, top + 24],
        [left + 24, top + 24],
      ] as const;
      if (
        !corners.every(([x, y]) => document.elementFromPoint(x, y)?.closest('.card') === element)
      ) {
        found.push(`${name} has no 24 x 24 pixels to hit`);
      }
    }
    const [[controls], [board]] = [boxes('.controls'), boxes('[data-board]')];
    if (controls && board && board.box.bottom > controls.box.top + 1)
      found.push('the board covers the controls');
    return found;
  });
