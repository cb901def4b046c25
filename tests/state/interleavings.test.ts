import fc, { type Scheduler } from 'fast-check';
import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUnreadables } from '../../components/state/storage/unreadable';
import { createGameStore } from '../../components/state/table/game-store';
import { openTable } from '../../components/state/table/open-table';
import { createSharedTable } from '../../components/state/table/shared-table';
import { decodeTable } from '../../components/state/table/stored-table';
import { sfc32 } from '../../engine/random';
import { type Fate, ScheduledStorage } from '../support/scheduled-storage';

const START = {
  v: 2,
  id: 'k3x0q8f2ab',
  deal: 'HH1-N-AAAAAAM',
  log: '8',
  undo: 8,
  redo: '',
  time: 0,
};
/** A game begun anew, to the play of which before undo goes back: a draw and a pair. */
const PLAYED_BEFORE = { ...START, deal: 'HH1-N-GLDKZPV', log: '1yz', undo: 2, time: 1000 };
const BEGUN_ANEW = { ...PLAYED_BEFORE, log: '', undo: 0, left: PLAYED_BEFORE };

type Action = 'stock' | 'undo' | 'redo' | 'pair' | 'new';
type Surface = Awaited<ReturnType<typeof open>>;

/** Opens a surface: it hears of writes only some time after it has read what is stored. */
async function open(
  storage: ScheduledStorage,
  name: string,
  number: number,
  fails: boolean,
  fates: readonly Fate[] = [],
) {
  const random = sfc32(number, 2, 3, 1);
  const item = storage.surface(name, fates);
  const { get } = item;
  let reads = 0;
  const refused = () => Promise.reject(new Error('no'));
  const reading = { ...item, get: () => (fails && ++reads < 3 ? refused() : get()) };
  const opened = await openTable(reading, random, 'here');
  await storage.scheduler.schedule(Promise.resolve(), `${name} is painted`);
  return createRoot((dispose) => {
    const unreadables = createUnreadables();
    const shared = createSharedTable({ opened, item: reading, writer: name, unreadables });
    let dropped = 0;
    shared.onAdopted((_, count) => {
      dropped += count;
    });
    const still = createSignal(false)[0];
    const store = createGameStore({ shared, random, inFront: still, paused: still });
    return { store, shared, unreadables, dropped: () => dropped, dispose };
  });
}

function act({ store }: Surface, action: Action): void {
  if (action === 'stock') store.tap('stock');
  else if (action === 'undo') store.undo();
  else if (action === 'redo') store.redo();
  else if (action === 'new') store.newGame();
  else for (const target of [25, 'waste'] as const) store.tap(target);
}

/**
 * Milliseconds after which nothing waits for quiet any more, where writes fail too: one that hangs counts
 * as failed after two seconds, and is made again up to some seconds later.
 */
const LONGEST_WAIT = 1000;
const LONGEST_RETRY = 20_000;
const STEP = 50;

/** Lets surfaces open and act, all in some order, until all is quiet; then looks at them. */
async function play(
  scheduler: Scheduler,
  scripts: readonly (readonly Action[])[],
  fails: (index: number) => boolean = () => false,
  fates: readonly (readonly Fate[])[] = [],
  start: object = START,
) {
  const longestWait = fates.length > 0 ? LONGEST_RETRY : LONGEST_WAIT;

  const storage = new ScheduledStorage(scheduler, start);
  const surfaces = scripts.map(async (actions, index) => {
    const name = `surface ${index}`;
    const surface = await open(storage, name, index + 1, fails(index), fates[index]);
    for (const action of actions) {
      await scheduler.schedule(Promise.resolve(), `${name}: ${action}`);
      act(surface, action);
    }
    return surface;
  });
  // What waits for quiet, such as a doubt about what is stored, comes to its turn.
  for (let [quiet, seen] = [0, -1]; quiet < longestWait; quiet += STEP) {
    await scheduler.waitIdle();
    await vi.advanceTimersByTimeAsync(STEP);
    if (seen !== storage.writes || scheduler.count() > 0) quiet = 0;
    seen = storage.writes;
  }
  return { storage, surfaces: await Promise.all(surfaces) };
}

/** All show one game, it is the stored one, and it is legal: it can be read. */
function expectAgreement({ storage, surfaces }: Awaited<ReturnType<typeof play>>): void {
  const stored = decodeTable(storage.value, 'here');
  if (!stored.ok) throw new Error(stored.error);
  for (const { shared, unreadables } of surfaces) {
    expect(shared.table()).toEqual(stored.value.table);
    expect(unreadables.first()).toBeNull();
  }
}

// These load when they are needed, which no schedule here knows of: on a busy machine, a play would be
// over before.
beforeAll(() =>
  Promise.all([
    import('../../components/state/table/keep-found'),
    import('../../components/state/table/games-beside'),
  ]),
);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const script = (...actions: Action[]) =>
  fc.array(fc.constantFrom(...actions), { minLength: 1, maxLength: 6 });

describe('surfaces that open and play in any order', () => {
  it('lose no tap on the stock, agree, and write no more than they must', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(script('stock'), { minLength: 2, maxLength: 4 }),
        async (scheduler, scripts) => {
          const played = await play(scheduler, scripts);
          expectAgreement(played);
          const taps = scripts.flat().length;
          expect(played.storage.value).toMatchObject({ log: String(8 + taps) });
          // Each tap once, and once more for each time that another surface came first.
          expect(played.storage.writes).toBeLessThanOrEqual(taps * scripts.length);
          for (const { dispose } of played.surfaces) dispose();
        },
      ),
      { numRuns: 500 },
    );
  }, 120_000);

  it('agree, and lose no game, where storage does not answer one of them at first', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(script('stock'), { minLength: 2, maxLength: 4 }),
        async (scheduler, scripts) => {
          const played = await play(scheduler, scripts, (index) => index === 0);
          expectAgreement(played);
          const [first] = played.surfaces;
          const { current, left, unfinished } = first?.shared.table() ?? {};
          const games = [current, left, ...(unfinished ?? [])].filter((game) => game != null);
          // Each tap was made once, in the stored game or in one that stood in for it; or the player was
          // told that it came too late (of some that was said which are there after all).
          const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
          const made = sum(games.map(({ game }) => game.moves));
          const dropped = sum(played.surfaces.map((surface) => surface.dropped()));
          const taps = 8 + scripts.flat().length;
          expect(made).toBeLessThanOrEqual(taps);
          expect(made + dropped).toBeGreaterThanOrEqual(taps);
          expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
          for (const { dispose } of played.surfaces) dispose();
        },
      ),
      { numRuns: 500 },
    );
  }, 120_000);

  it('lose no tap on the stock, and agree, where storage refuses some of their writes', async () => {
    const fate = fc.constantFrom<Fate>('stored', 'refused', 'denied', 'hangs', 'late');
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.tuple(script('stock'), fc.array(fate, { maxLength: 4 })), {
          minLength: 2,
          maxLength: 4,
        }),
        async (scheduler, surfaces) => {
          const scripts = surfaces.map(([actions]) => actions);
          const fates = surfaces.map(([_, all]) => all);
          const played = await play(scheduler, scripts, () => false, fates);
          expectAgreement(played);
          expect(played.storage.value).toMatchObject({ log: String(8 + scripts.flat().length) });
          for (const { dispose } of played.surfaces) dispose();
        },
      ),
      { numRuns: 300 },
    );
  }, 240_000);

  it('lose no tap where one deals another game, and storage refuses some of the writes of others', async () => {
    const fate = fc.constantFrom<Fate>('stored', 'refused', 'denied', 'hangs', 'late');
    const players = fc.array(fc.tuple(script('stock'), fc.array(fate, { maxLength: 4 })), {
      minLength: 1,
      maxLength: 3,
    });
    const starts = fc.constantFrom(START, BEGUN_ANEW);
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), players, starts, async (scheduler, others, start) => {
        const scripts: readonly Action[][] = [['new'], ...others.map(([actions]) => actions)];
        const fates = [[], ...others.map(([_, all]) => all)];
        const played = await play(scheduler, scripts, () => false, fates, start);
        expectAgreement(played);
        const { current, left, unfinished } = played.surfaces[0]?.shared.table() ?? {};
        const games = [current, left, ...(unfinished ?? [])].filter((game) => game != null);
        const made = games.reduce((sum, { game }) => sum + game.moves, 0);
        const dropped = played.surfaces.reduce((sum, surface) => sum + surface.dropped(), 0);
        const taps = (start === START ? 8 : 2) + scripts.slice(1).flat().length;
        expect(made).toBeLessThanOrEqual(taps);
        // A surface that opens in the midst may tap in a game that comes to nothing; that is said. A
        // single draw in the game begun anew is part of the play before it, and not kept beside that.
        const single = start === START ? 0 : others.length;
        expect(made + dropped).toBeGreaterThanOrEqual(taps - single);
        const [before] = games.filter(({ game }) => game.log.pairs.length > 0);
        expect(before?.game.moves).toBe(start === START ? undefined : 2);
        for (const { dispose } of played.surfaces) dispose();
      }),
      { numRuns: 300 },
    );
  }, 240_000);

  it('agree on a legal game whatever they do', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(script('stock', 'undo', 'redo', 'pair', 'new'), { minLength: 2, maxLength: 4 }),
        async (scheduler, scripts) => {
          const played = await play(scheduler, scripts);
          expectAgreement(played);
          const actions = scripts.flat().length;
          expect(played.storage.writes).toBeLessThanOrEqual(2 * actions * scripts.length);
          for (const { dispose } of played.surfaces) dispose();
        },
      ),
      { numRuns: 500 },
    );
  }, 120_000);
});
