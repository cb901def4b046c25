import { layoutFaultsOn } from './harness/layout-faults';
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

for (const [name, sizes] of [
  ['popup.html', POPUP_SIZES],
  ['newtab.html', [...TAB_SIZES, ...ZOOMED_SIZES]],
] as const) {
  test(`${name} shows all of the game at every size`, async ({ gameBrowser }) => {
    const { page } = await new Surface(await gameBrowser.openPage(name)).ready();
    for (const size of sizes) {
      await page.setViewportSize(sizeOf(size));
      expect(await layoutFaultsOn(page), size).toEqual([]);
    }
  });
}

test('the board fills at least 70 % of the smaller side at 2560 x 1440', async ({
  gameBrowser,
}) => {
  const { page, board } = await new Surface(await gameBrowser.openPage('newtab.html')).ready();
  await page.setViewportSize({ width: 2560, height: 1440 });
  await expect
    .poll(async () => (await board.boundingBox())?.height ?? 0)
    .toBeGreaterThan(0.7 * 1440);
});

test('the left-handed board has stock and waste on the other sides', async ({ gameBrowser }) => {
  const surface = await new Surface(await gameBrowser.openPage('popup.html')).ready();
  const left = async (locator: typeof surface.stock) => (await locator.boundingBox())?.x ?? 0;
  const isLeft = async () => (await left(surface.stock)) < (await left(surface.waste));
  expect(await isLeft()).toBe(true);
  await surface.action('settings').click();
  await surface.page.getByRole('checkbox', { name: 'Left-handed' }).check();
  await surface.page.keyboard.press('Escape');
  await expect.poll(isLeft).toBe(false);
});

test('nothing of the information bar moves with the letters of a code', async ({ gameBrowser }) => {
  for (const file of ['popup.html', 'newtab.html'] as const) {
    const places = [];
    // The narrowest letters and the widest.
    for (const deal of ['HH1-N-IIIIIII', 'HH1-N-WWWWWWW']) {
      await gameBrowser.storage('local').set({ game: { v: 1, deal, log: '', undo: 0, time: 0 } });
      const surface = await new Surface(await gameBrowser.openPage(file)).ready();
      const boxes = ['[data-stat="time"]', '[data-stat="moves"]', '[data-action="copy-code"]'].map(
        (selector) => surface.page.locator(selector).boundingBox(),
      );
      places.push((await Promise.all(boxes)).map((box) => box?.x));
    }
    expect(places[0], file).toEqual(places[1]);
  }
});
