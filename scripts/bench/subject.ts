import { resolve } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { PUBLISHED_CODE } from '../../engine';
import { extensionIdOf } from '../../tests/e2e/harness/extension';
import { withHelperPage } from '../../tests/e2e/harness/helper-page';
import { type Run, startRun } from '../../tests/e2e/harness/run';
import { createProfile, removeProfile } from '../../tests/support/profile';
import { type Area, Storage } from '../../tests/support/storage';
import { type Opening, opened, WATCH } from './watch';

/** The two surfaces, with the size of their pages. */
export const SURFACES = { newtab: [1280, 800], popup: [460, 560] } as const;
/** The name of one. */
export type SurfaceName = keyof typeof SURFACES;

/** A saved game of the published deal: nine taps in, the point has its partner on the waste. */
export const savedGame = (log = '9', undo = 9) => ({
  v: 1,
  deal: PUBLISHED_CODE,
  log,
  undo,
  redo: '',
  time: 60_000,
});

/** An extension in a browser of its own, for only one can have the new tab; with one tab. */
export class Subject {
  private constructor(
    readonly name: string,
    readonly folder: string,
    readonly origin: string,
    readonly profile: string,
    readonly run: Run,
    readonly page: Page,
    readonly session: CDPSession,
  ) {}

  static async open(name: string, folder: string): Promise<Subject> {
    const dir = resolve(folder);
    const origin = `chrome-extension://${extensionIdOf(dir)}`;
    const profile = await createProfile();
    const run = await startRun(profile, { dir }, origin);
    const [page] = run.context.pages();
    if (!page) throw new Error('The browser has no tab.');
    const session = await run.context.newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH });
    // Of the processor, not of the clock: other programs do not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const subject = new Subject(name, dir, origin, profile, run, page, session);
    await subject.save(savedGame());
    return subject;
  }

  /** Reads and writes the extension's storage. */
  storage(area: Area): Storage {
    return new Storage(area, (act, given) =>
      withHelperPage(this.run, this.origin, (page) => page.evaluate(act, given)),
    );
  }

  /** Stores the game that its pages find, and nothing that a former one has shared. */
  async save(game: object): Promise<void> {
    await this.leave();
    await this.storage('sync').clear();
    await this.storage('local').set({ game });
  }

  /** Opens a surface afresh, in the size that it has, and waits until it can be used. */
  async show(surface: SurfaceName): Promise<Opening> {
    await this.leave();
    const [width, height] = SURFACES[surface];
    const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
    await this.session.send('Emulation.setDeviceMetricsOverride', metrics);
    const url = surface === 'newtab' ? 'chrome://newtab' : `${this.origin}/popup.html`;
    await this.page.goto(url, { waitUntil: 'commit' });
    return this.page.evaluate(opened);
  }

  /** Opens the same page again, in the same process. */
  async reload(): Promise<Opening> {
    await this.page.reload({ waitUntil: 'commit' });
    return this.page.evaluate(opened);
  }

  /** Leaves the extension's pages. */
  async leave(): Promise<void> {
    await this.page.goto('about:blank');
  }

  /** Has the page believe that it has the focus, as the one before the player has. */
  async focus(): Promise<void> {
    await this.session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  }

  /** Slows the processor down for the page, so many times. */
  async slowDown(rate: number): Promise<void> {
    await this.session.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** One of the browser's own figures of the page. */
  async metric(name: 'TaskDuration' | 'Nodes'): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  }

  /** Bytes of JavaScript's heap that are in use after collection. */
  async heap(): Promise<number> {
    // Twice: what the first frees may have held other things.
    await this.session.send('HeapProfiler.collectGarbage');
    await this.session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.session.send('Runtime.getHeapUsage');
    return usedSize;
  }

  async close(): Promise<void> {
    this.run.process.kill();
    await this.run.process.ended;
    await removeProfile(this.profile);
  }
}
