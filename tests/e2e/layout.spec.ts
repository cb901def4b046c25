import type { Page } from '@playwright/test';
import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

const POPUP_SIZES = ['460x560', '800x600', '800x540', '800x500', '640x480', '348x600', '348x480'];
const TAB_SIZES = ['500x400', '800x500', '1280x800', '1920x1080', '2560x1440', '3840x2160'];
/** Of 1280 x 800, as the browser's own zoom of 67 to 200 % leaves it in CSS pixels. */
const ZOOMED_SIZES = ['1910x1194', '853x533', '640x400'];

const sizeOf = (text: string) => {
  const [width = 0, height = 0] = text.split('x').map(Number);
  return { width, height };
};

/** What is wrong with the layout of a page, as a player would see it. */
const faultsOn = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const { clientWidth, clientHeight } = document.documentElement;
    if (clientWidth < innerWidth || clientHeight < innerHeight) found.push('scrollbars');
    const boxes = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((element) => ({
        name: element.dataset.action ?? element.dataset.stat ?? element.getAttribute('aria-label'),
        element,
        box: element.getBoundingClientRect(),
      }));
    for (const { name, element, box } of boxes('.card, .action, .copy, [data-stat]')) {
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
    for (const { name, box } of boxes('.action, .copy')) {
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
    const controls = document.querySelector('.controls')?.getBoundingClientRect();
    const board = document.querySelector('[data-board]')?.getBoundingClientRect();
    if (controls && board && board.bottom > controls.top + 1)
      found.push('the board covers the controls');
    return found;
  });

for (const [name, sizes] of [
  ['popup.html', POPUP_SIZES],
  ['newtab.html', [...TAB_SIZES, ...ZOOMED_SIZES]],
] as const) {
  test(`${name} shows all of the game at every size`, async ({ gameBrowser }) => {
    const { page } = await new Surface(await gameBrowser.openPage(name)).ready();
    for (const size of sizes) {
      await page.setViewportSize(sizeOf(size));
      expect(await faultsOn(page), size).toEqual([]);
    }
  });
}

test('the board fills at least 70 % of the smaller side at 2560 x 1440', async ({
  gameBrowser,
}) => {
  const { page, board } = await new Surface(await gameBrowser.openPage('newtab.html')).ready();
  await page.setViewportSize({ width: 2560, height: 1440 });
  const box = await board.boundingBox();
  expect(box?.height).toBeGreaterThan(0.7 * 1440);
});

test('the left-handed board has stock and waste on the other sides', async ({ gameBrowser }) => {
  const surface = await new Surface(await gameBrowser.openPage('popup.html')).ready();
  const left = async (locator: typeof surface.stock) => (await locator.boundingBox())?.x ?? 0;
  expect(await left(surface.stock)).toBeLessThan(await left(surface.waste));
  await surface.action('settings').click();
  await surface.page.getByRole('checkbox', { name: 'Left-handed' }).check();
  await surface.page.keyboard.press('Escape');
  expect(await left(surface.stock)).toBeGreaterThan(await left(surface.waste));
});
