import fc, { type Scheduler } from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
} from '../../components/state/settings/settings';
import { settingsPlace } from '../../components/state/settings/settings-place';
import type { StoredItem } from '../../components/state/storage/storage';
import { type Fate, ScheduledStorage } from '../support/scheduled-storage';
import { openSettingsStore } from '../support/settings';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Choice {
  readonly name: SettingName;
  readonly value: never;
}

const choiceOf = (names: readonly SettingName[]) =>
  fc.constantFrom(...names).chain((name) =>
    fc.record({
      name: fc.constant(name),
      value: fc.constantFrom<unknown[]>(...SETTINGS[name]) as fc.Arbitrary<never>,
    }),
  );

const scriptsOf = (names: readonly SettingName[], most = 4) =>
  fc.array(fc.array(choiceOf(names), { maxLength: 4 }), { minLength: 1, maxLength: most });

/** The last choice of each surface that chose anything for a setting. */
const lastChoices = (scripts: readonly (readonly Choice[])[], name: SettingName) =>
  scripts
    .map((script) => script.findLast((choice) => choice.name === name))
    .filter((choice) => choice !== undefined)
    .map(({ value }) => value);

/** Storage as a page has it that may be closed: what it has asked for is done, and it hears no more. */
function whileOpen(item: StoredItem, isClosed: () => boolean): StoredItem {
  const answer = async <Value>(asked: () => Promise<Value>): Promise<Value> => {
    const value = isClosed() ? null : await asked();
    // What is left of the page here must not hold what others wait for.
    if (isClosed()) throw new Error('The page is closed.');
    return value as Value;
  };
  return {
    get: () => answer(() => item.get()),
    set: (value) => answer(() => item.set(value)),
    follow: (listener) => item.follow((...told) => isClosed() || listener(...told)),
  };
}

/** Longer than any wait for storage, and than the retries of a few refused writes. */
const LONGEST_WAIT = 60_000;
const STEP = 500;

/** Lets surfaces open and choose in some order, until all is quiet, and looks at them and what is stored. */
async function play(
  scheduler: Scheduler,
  scripts: readonly (readonly Choice[])[],
  itemOf: (surface: string, index: number, isClosed: () => boolean) => StoredItem,
  closes: (index: number) => boolean = () => false,
) {
  const opening = scripts.map(async (script, index) => {
    const name = `surface ${index}`;
    let isClosed = false;
    const store = await openSettingsStore(itemOf(name, index, () => isClosed));
    for (const [at, choice] of script.entries()) {
      await scheduler.schedule(Promise.resolve(), `${name}: ${choice.name} ${choice.value}`);
      store.set(choice.name, choice.value);
      // In the very tick of its last choice.
      if (closes(index) && at === script.length - 1) isClosed = true;
    }
    return isClosed ? null : store;
  });
  const quiet = async () => {
    for (let passed = 0; passed < LONGEST_WAIT; passed += STEP) {
      await scheduler.waitIdle();
      await vi.advanceTimersByTimeAsync(STEP);
    }
  };
  await quiet();
  const stores = await Promise.all(opening);
  const fresh = openSettingsStore(itemOf('fresh surface', scripts.length, () => false));
  await quiet();
  const stored = (await fresh).settings();
  // What is left of closed pages must not go on in the next play.
  vi.clearAllTimers();
  for (const store of stores) {
    if (!store) continue;
    expect(store.settings()).toEqual(stored);
    expect(store.failing()).toBe(false);
  }
  return stored;
}

const OTHERS = SETTING_NAMES.filter((name) => name !== 'sync');

/** What becomes of the first writes of each surface. */
const FATES = fc.array(
  fc.array(fc.constantFrom<Fate>('stored', 'refused', 'denied', 'hangs', 'late'), { maxLength: 3 }),
);

function expectOneOf(chosen: readonly unknown[], before: unknown, stored: unknown): void {
  expect(chosen.length > 0 ? chosen : [before]).toContain(stored);
}

it('what is chosen on any surface is stored in the end, whatever becomes of some writes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      scriptsOf(OTHERS),
      FATES,
      async (scheduler, scripts, fates) => {
        const storage = new ScheduledStorage(scheduler, { v: 1, later: 'thing' });
        const stored = await play(scheduler, scripts, (name, index) =>
          storage.surface(name, fates[index]),
        );
        for (const name of OTHERS) {
          const last = lastChoices(scripts, name);
          expect(last.length > 0 ? last : [SETTINGS[name][0]]).toContain(stored[name]);
        }
      },
    ),
    { numRuns: 500 },
  );
}, 120_000);

it('also while the player turns sharing with other devices off and on', async () => {
  const input = fc.record({
    scripts: scriptsOf(SETTING_NAMES, 3),
    sync: fc.boolean(),
    onDevice: FATES,
    ofAccount: FATES,
  });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), input, async (scheduler, input) => {
      const { scripts, sync, onDevice, ofAccount } = input;
      const account = new ScheduledStorage(scheduler, { v: 1 });
      const local = new ScheduledStorage(scheduler, sync ? null : { v: 1, sync });
      const stored = await play(scheduler, scripts, (name, index) =>
        settingsPlace(
          local.surface(`${name}, on the device`, onDevice[index]),
          account.surface(`${name}, of the account`, ofAccount[index]),
        ),
      );
      for (const name of SETTING_NAMES) {
        const before = name === 'sync' ? sync : SETTINGS[name][0];
        expectOneOf(lastChoices(scripts, name), before, stored[name]);
      }
    }),
    { numRuns: 500 },
  );
}, 120_000);

it('and what is chosen on pages that are closed at once, where another one is open', async () => {
  const input = fc.record({ scripts: scriptsOf(OTHERS, 3), sync: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), input, async (scheduler, { scripts, sync }) => {
      const account = new ScheduledStorage(scheduler, { v: 1 });
      const local = new ScheduledStorage(scheduler, sync ? null : { v: 1, sync });
      const itemOf = (name: string, isClosed: () => boolean) =>
        settingsPlace(
          whileOpen(local.surface(`${name}, on the device`), isClosed),
          whileOpen(account.surface(`${name}, of the account`), isClosed),
        );
      const open = openSettingsStore(itemOf('page that stays open', () => false));
      await scheduler.waitIdle();
      await open;
      const stored = await play(
        scheduler,
        scripts,
        (name, _, isClosed) => itemOf(name, isClosed),
        () => true,
      );
      expect((await open).settings()).toEqual(stored);
      for (const name of OTHERS) {
        expectOneOf(lastChoices(scripts, name), SETTINGS[name][0], stored[name]);
      }
      expect(stored.sync).toBe(sync);
    }),
    { numRuns: 500 },
  );
}, 120_000);

it.each([true, false])(
  'sharing turned to %j on a page that is closed at once stays so',
  async (sync) => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const account = new ScheduledStorage(scheduler, { v: 1, theme: 'light' });
        const here = { v: 1, theme: 'dark', sync: false };
        const local = new ScheduledStorage(scheduler, sync ? here : null);
        const script: Choice[] = [{ name: 'sync', value: sync as never }];
        const stored = await play(
          scheduler,
          [script],
          (name, _, isClosed) =>
            settingsPlace(
              whileOpen(local.surface(`${name}, on the device`), isClosed),
              whileOpen(account.surface(`${name}, of the account`), isClosed),
            ),
          () => true,
        );
        expect(stored).toMatchObject({ sync, theme: sync ? 'dark' : 'light' });
        // What was on its way has arrived.
        expect(sync ? local.value : account.value).toMatchObject(sync ? {} : { theme: 'light' });
      }),
    );
  },
);
