/**
 * `npm run frames`: how long frames take while things move, with the processor slowed down four
 * times, and how often the page is laid out meanwhile.
 */
import type { Page } from '@playwright/test';
import { PUBLISHED_CODE, WORKED_EXAMPLE } from '../engine';
import { launchBrowser, removeProfile } from '../tests/e2e/harness/launch';
import { Surface } from '../tests/e2e/harness/surface';

const SLOWDOWN = 4;
const ROUNDS = 5;

/** Milliseconds of every frame from the taps until nothing moves any more. */
const framesOf = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    (all) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        requestAnimationFrame((first) => {
          let last = first;
          for (const selector of all) document.querySelector<HTMLElement>(selector)?.click();
          const next = (now: number) => {
            frames.push(now - last);
            last = now;
            if (document.getAnimations().length > 0) requestAnimationFrame(next);
            else resolve(frames);
          };
          requestAnimationFrame(next);
        });
      }),
    selectors,
  );

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
const session = await page.context().newCDPSession(page);
await session.send('Performance.enable');
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
const layouts = async () => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
};

console.log(`frames at ${SLOWDOWN}x slow-down: median, longest (ms); layouts a frame`);
for (const [name, game, taps] of MOTIONS) {
  const frames: number[] = [];
  let laidOut = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await browser.storage('local').set({ game });
    await page.reload();
    await surface.ready();
    await page.locator('.motion-layer').waitFor({ state: 'attached' });
    const before = await layouts();
    frames.push(...(await framesOf(page, taps)));
    laidOut += (await layouts()) - before;
  }
  const sorted = [...frames].sort((a, b) => a - b);
  const [median = 0, longest = 0] = [sorted[sorted.length >> 1], sorted.at(-1)];
  const perFrame = (laidOut / frames.length).toFixed(2);
  console.log(`${name}: ${median.toFixed(1)}, ${longest.toFixed(1)}; ${perFrame}`);
}
await browser.close();
await removeProfile(browser.profile);
