import { WORKED_EXAMPLE } from '../../engine';
import type { Measurement } from './compare';
import { REST, rest } from './rest';
import { type Subject, savedGame } from './subject';

/** The taps in their order, from the game that is stored; on the blank page they meet nothing. */
const TAPS = {
  tap: '[data-slot="25"]',
  pair: '[data-pile="waste"]',
  undo: '[data-action="undo"]',
  draw: '[data-pile="stock"]',
  deal: '[data-action="new"]',
} as const;

/** Presses and releases the mouse in the middle of what the selector finds, or of the page. */
async function tap({ page, session }: Subject, selector: string): Promise<void> {
  const [x, y] = await page.evaluate((wanted) => {
    const found = document.querySelector(wanted) ?? document.documentElement;
    const { left, top, width, height } = found.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  }, selector);
  const mouse = { x, y, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse });
  await rest();
}

async function start(subject: Subject, slowdown: number, game = savedGame()): Promise<void> {
  await subject.slowDown(slowdown);
  await subject.save(game);
  await subject.show('newtab');
  await rest();
}

/**
 * Milliseconds of the main thread that each tap costs, with all that moves for it: those of the time
 * until all is at rest, without those of as long a time in which nothing is tapped.
 */
export const taskTimes =
  (slowdown: number): Measurement =>
  async (subject) => {
    // Its clock runs from the start, not from the first tap on.
    await subject.focus();
    await start(subject, slowdown);
    const during = async (act: () => Promise<unknown>) => {
      const before = await subject.metric('TaskDuration');
      await act();
      return 1000 * ((await subject.metric('TaskDuration')) - before);
    };
    const atRest = await during(rest);
    const times: Record<string, number> = { 'a second at rest: task time': atRest };
    for (const [name, selector] of Object.entries(TAPS)) {
      times[`${name}: task time`] = (await during(() => tap(subject, selector))) - atRest;
    }
    return times;
  };

/** Taps, and measures the longest frame until all is at rest, in milliseconds. */
async function longestFrame(subject: Subject, selector: string, milliseconds: number) {
  const longest = subject.page.evaluate(async (watched) => {
    const started = await new Promise<number>(requestAnimationFrame);
    let [last, most] = [started, 0];
    while (last - started < watched) {
      const now = await new Promise<number>(requestAnimationFrame);
      most = Math.max(most, now - last);
      last = now;
    }
    return most;
  }, milliseconds);
  await tap(subject, selector);
  return longest;
}

/** Before the last pair of a game that is won with it. */
const ALMOST_WON = savedGame(WORKED_EXAMPLE.log.slice(0, -2), 59);
const CELEBRATION = 2500;

/** The longest frame after each tap, and while a win is celebrated. */
export const longestFrames =
  (slowdown: number): Measurement =>
  async (subject) => {
    await start(subject, slowdown);
    const frames: Record<string, number> = {};
    for (const [name, selector] of Object.entries(TAPS)) {
      frames[`${name}: longest frame`] = await longestFrame(subject, selector, REST);
    }
    await start(subject, slowdown, ALMOST_WON);
    await tap(subject, '[data-slot="1"]');
    frames['win: longest frame'] = await longestFrame(subject, '[data-slot="4"]', CELEBRATION);
    return frames;
  };
