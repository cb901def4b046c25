import type { Page } from '@playwright/test';

/** What of the game the note of the first new tab covers, and whether it leaves the window. */
export const noteFaultsOn = (page: Page) =>
  page.evaluate(() => {
    const note = document.querySelector('section[data-welcome]');
    if (!note) return ['there is no note'];
    const boxes = [note, ...note.children].map((element) => element.getBoundingClientRect());
    const isInside = boxes.every(
      ({ left, top, right, bottom }) =>
        left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
    );
    const covered = [
      ...document.querySelectorAll<HTMLElement>('[data-stat], .copy, .card, .action'),
    ]
      .filter((element) => {
        const other = element.getBoundingClientRect();
        return boxes.some(
          ({ left, top, right, bottom }) =>
            left < other.right && right > other.left && top < other.bottom && bottom > other.top,
        );
      })
      .map(({ dataset }) => JSON.stringify({ ...dataset }));
    return isInside ? covered : ['it leaves the window', ...covered];
  });
