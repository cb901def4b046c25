import type { Locator, Page } from '@playwright/test';
import { type Position, readPosition, type Target } from '../../support/position';

/** The game on a page, known only by the hooks that ARCHITECTURE.md promises. */
export class Surface {
  readonly board: Locator;
  readonly stock: Locator;
  readonly waste: Locator;

  constructor(readonly page: Page) {
    this.board = page.locator('[data-board]');
    this.stock = page.locator('[data-pile="stock"]');
    this.waste = page.locator('[data-pile="waste"]');
  }

  /** Waits until the cards are painted and can be played. */
  async ready(): Promise<this> {
    await this.page.locator('[data-board][data-ready]').waitFor();
    return this;
  }

  /** The card on a place of the heart, 1 to 25; finds nothing once it is gone. */
  slot(place: number): Locator {
    return this.page.locator(`[data-slot="${place}"]`);
  }

  stat(name: 'time' | 'score' | 'moves' | 'code'): Locator {
    return this.page.locator(`[data-stat="${name}"]`);
  }

  action(
    name: 'undo' | 'new' | 'daily' | 'statistics' | 'code' | 'copy-code' | 'settings' | 'help',
  ): Locator {
    return this.page.locator(`[data-action="${name}"]`);
  }

  /** What the game says of itself, in the line above the board. */
  get notice(): Locator {
    return this.page.locator('[data-notice]');
  }

  /** Presses and releases the mouse on what one sees of a card, or on a pile. */
  async tap(target: Target): Promise<void> {
    const locator = typeof target === 'number' ? this.slot(target) : this[target];
    // Hover waits until the card lies still and nothing else is on top, but unlike click also
    // takes a covered card, which may be marked as disabled.
    await locator.hover({ position: await exposedPoint(locator) });
    await this.page.mouse.down();
    await this.page.mouse.up();
  }

  async tapAll(targets: Target[]): Promise<void> {
    for (const target of targets) await this.tap(target);
  }

  async status(): Promise<string> {
    return (await this.position()).status;
  }

  async heart(): Promise<number[]> {
    return (await this.position()).heart;
  }

  async code(): Promise<string> {
    return (await this.stat('code').textContent())?.trim() ?? '';
  }

  /** All that is shown, read in one go, so that the parts belong together. */
  position(): Promise<Position> {
    return this.page.evaluate(readPosition, undefined);
  }
}

/** The next row hides the middle of a covered card, never its upper part. */
async function exposedPoint(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  return { x: box.width / 2, y: box.height / 5 };
}
