import { Surface } from './harness/surface';
import { expect, test } from './harness/test';

type Colour = readonly [red: number, green: number, blue: number];

/** WCAG 2.2: the relative luminance of a colour of 0 to 255 a channel. */
const luminance = (colour: Colour) => {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2.2: the contrast of two colours, 1 to 21. */
const contrast = (one: Colour, other: Colour) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** What stands on what, and how much contrast it needs. */
const PAIRS = [
  ['--red', '--card', 4.5],
  ['--red', '--card-dim', 4.5],
  ['--text', '--table', 4.5],
  ['--text', '--table-far', 4.5],
  ['--text-quiet', '--table', 4.5],
  ['--text-quiet', '--table-far', 4.5],
  ['--text', '--control', 4.5],
  ['--text-quiet', '--control', 4.5],
  ['--accent', '--control', 4.5],
  ['--on-accent', '--accent', 4.5],
  ['--text', '--card', 4.5],
  ['--control-edge', '--control', 3],
  ['--control-edge', '--table', 3],
  ['--control-edge', '--table-far', 3],
  ['--mark', '--card', 3],
  ['--mark', '--control', 3],
  ['--mark', '--table', 3],
  ['--mark', '--table-far', 3],
  ['--focus', '--card', 3],
  ['--focus', '--table', 3],
  ['--focus', '--table-far', 3],
  ['--focus', '--control', 3],
] as const;

/** Every colour of the pairs, once. */
const NAMES = [...new Set(PAIRS.flatMap(([one, other, _]) => [one, other]))];

test('every colour has its contrast, in each theme, on each table, and with more asked for', async ({
  gameBrowser,
}) => {
  const { page } = await new Surface(await gameBrowser.openPage('newtab.html')).ready();
  for (const contrastAsked of ['no-preference', 'more'] as const) {
    await page.emulateMedia({ contrast: contrastAsked });
    for (const theme of ['light', 'dark']) {
      for (const table of ['rose', 'ink']) {
        const colours = await page.evaluate(
          ([themeName, tableName, names]) => {
            Object.assign(document.documentElement.dataset, { theme: themeName, table: tableName });
            const probe = document.body.appendChild(document.createElement('i'));
            const found = names.map((name) => {
              probe.style.color = `var(${name})`;
              const { color } = getComputedStyle(probe);
              return [name, color.match(/\d+/g)?.map(Number)] as const;
            });
            probe.remove();
            return Object.fromEntries(found) as unknown as Record<string, Colour>;
          },
          [theme, table, NAMES] as const,
        );
        for (const [one, other, needed] of PAIRS) {
          const found = contrast(colours[one] as Colour, colours[other] as Colour);
          const where = `${one} on ${other}, ${theme}, ${table}, ${contrastAsked}`;
          expect.soft(found, where).toBeGreaterThanOrEqual(needed);
        }
        if (contrastAsked === 'more') {
          // Black on white or white on black, on every table.
          const most = contrast(colours['--text'] as Colour, colours['--table'] as Colour);
          expect.soft(most, `${theme}, ${table}`).toBeCloseTo(21);
        }
      }
    }
  }
});
