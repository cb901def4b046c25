/**
 * `npm run frames`: how long frames take while things move, with the processor slowed down four
 * times, and how often the page is laid out meanwhile: by what a tap changes, and where a motion
 * begins and ends.
 */
import type { Page } from '@playwright/test';
import { PUBLISHED_CODE, WORKED_EXAMPLE } from '../engine';
import { launchBrowser } from '../tests/e2e/harness/launch';
import { Surface } from '../tests/e2e/harness/surface';
import { removeProfile } from '../tests/support/profile';

const SLOWDOWN = 4;
const ROUNDS = 5;
/** The longest frame in milliseconds: three of a display's, and what a clock may round. */
const LONGEST_FRAME = 52;

/** Milliseconds of every frame from the taps until nothing moves any more. */
const framesOf = (page: Page, selectors: readonly string[]) =>
  page.evaluate(async (all) => {
    const frames: number[] = [];
    let last = await new Promise<number>(requestAnimationFrame);
    for (const selector of all) document.querySelector<HTMLElement>(selector)?.click();
    // Asked once: the question itself has the page laid out.
    const ends = Promise.all(document.getAnimations().map(({ finished }) => finished));
    const state = { moving: true };
    ends.finally(() => Object.assign(state, { moving: false }));
    do {
      const now = await new Promise<number>(requestAnimationFrame);
      frames.push(now - last);
      last = now;
    } while (state.moving);
    return frames;
  }, selectors);

const card = (slot: number) => `[data-slot="${slot}"]`;
const WASTE = '[data-pile="waste"]';
const saved = (log: string, undo: number) => ({ v: 1, deal: PUBLISHED_CODE, log, undo, time: 0 });

const MOTIONS = [
  ['a draw', saved('', 0), ['[data-pile="stock"]']],
  ['a pair', saved('9', 9), [card(25), WASTE]],
  ['undo of a pair', saved('9yz', 10), ['[data-action="undo"]']],
  ['a deal', saved('9', 9), ['[data-action="new"]']],
  ['the win', saved(WORKED_EXAMPLE.log.slice(0, -2), 59), [card(1), card(4)]],
] as const;

const browser = await launchBrowser();
const surface = new Surface(await browser.newTab());
const { page } = surface;
// A hidden tab has no frames.
await page.bringToFront();
const session = await page.context().newCDPSession(page);
await session.send('Performance.enable');
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
const layoutSoFar = async () => {
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { count: value('LayoutCount'), milliseconds: 1000 * value('LayoutDuration') };
};

console.log(
  `frames at ${SLOWDOWN}x slow-down: median, longest (ms); layouts a motion (ms of them)`,
);
for (const [name, game, taps] of MOTIONS) {
  const frames: number[] = [];
  let [layouts, milliseconds] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    await browser.storage('local').set({ game });
    await page.reload();
    await surface.ready();
    await page.locator('.motion-layer').waitFor({ state: 'attached' });
    const before = await layoutSoFar();
    frames.push(...(await framesOf(page, taps)));
    const after = await layoutSoFar();
    layouts += (after.count - before.count) / ROUNDS;
    milliseconds += (after.milliseconds - before.milliseconds) / ROUNDS;
  }
  const sorted = [...frames].sort((a, b) => a - b);
  const [median = 0, longest = 0] = [sorted[sorted.length >> 1], sorted.at(-1)];
  if (longest > LONGEST_FRAME) process.exitCode = 1;
  const shown = [median, longest, layouts, milliseconds].map((value) => value.toFixed(1));
  console.log(`${name}: ${shown[0]}, ${shown[1]}; ${shown[2]} (${shown[3]})`);
}
await browser.close();
await removeProfile(browser.profile);
