import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { openSettings } from '../../components/state/settings/open-settings';
import {
  decodeSettings,
  type FlagName,
  SETTING_NAMES,
} from '../../components/state/settings/settings';
import { valuesPutAside } from '../../components/state/storage/put-aside';
import { createUnreadables } from '../../components/state/storage/unreadable';
import { type Fate, ScheduledStorage } from '../support/scheduled-storage';
import { settled } from '../support/settled';
import { SharedItem } from '../support/shared-item';

const DEFAULT_SETTINGS = decodeSettings(null);

afterEach(() => {
  vi.useRealTimers();
});

/** The name of the write that stored them. */
const WRITE: unknown = expect.any(String);

describe('settings', () => {
  it('have Move errors off and Placement help on by default (rules 15 and 16)', () => {
    expect(DEFAULT_SETTINGS).toMatchObject({ moveErrors: false, placementHelp: true });
  });

  it.each([
    null,
    undefined,
    7,
    'text',
    [],
    {},
    { moveErrors: 'yes', placementHelp: 0, theme: 'loud', back: ['roses'] },
  ])('stored as %j are the default ones', (stored) => {
    expect(decodeSettings(stored)).toEqual(DEFAULT_SETTINGS);
  });

  it('keep the good values beside a damaged one', () => {
    expect(decodeSettings({ v: 1, moveErrors: true, theme: 'dark', table: 'x' })).toEqual({
      ...DEFAULT_SETTINGS,
      moveErrors: true,
      theme: 'dark',
    });
  });

  it('are stored at once, and what a newer version stored beside them stays', async () => {
    const shared = new SharedItem({ v: 1, later: 'thing' });
    const { settings, set } = await openSettings(shared.surface());
    set('moveErrors', true);
    expect(settings().moveErrors).toBe(true);
    await settled();
    expect(shared.value).toEqual({ v: 1, later: 'thing', moveErrors: true, write: WRITE });
  });

  it('follow other surfaces', async () => {
    const shared = new SharedItem();
    const [one, other] = [
      await openSettings(shared.surface()),
      await openSettings(shared.surface()),
    ];
    one.set('placementHelp', false);
    await settled();
    expect(other.settings().placementHelp).toBe(false);
  });

  it('chosen on two surfaces at the same moment are both stored', async () => {
    const shared = new SharedItem({ v: 1, sound: true });
    const surfaces = [
      await openSettings(shared.surface()),
      await openSettings(shared.surface()),
    ] as const;
    surfaces[0].set('theme', 'dark');
    surfaces[1].set('table', 'ink');
    await settled();
    expect(shared.value).toEqual({ v: 1, sound: true, theme: 'dark', table: 'ink', write: WRITE });
    for (const { settings } of surfaces) {
      expect(settings()).toMatchObject({ theme: 'dark', table: 'ink' });
    }
  });

  it('are stored in the same tick, for the page may be closed in the next one', async () => {
    const shared = new SharedItem({ v: 1, sound: true });
    const { set } = await openSettings(shared.surface());
    set('moveErrors', true);
    set('theme', 'dark');
    expect(shared.value).toEqual({
      v: 1,
      sound: true,
      moveErrors: true,
      theme: 'dark',
      write: WRITE,
    });
  });

  it('chosen on several surfaces in any order of events are all stored, and shown by all', async () => {
    // With `sync` the settings move to another place.
    const names = SETTING_NAMES.filter(
      (name) => typeof DEFAULT_SETTINGS[name] === 'boolean' && name !== 'sync',
    );
    const scripts = fc
      .uniqueArray(fc.constantFrom(...(names as FlagName[])), { minLength: 2, maxLength: 7 })
      .chain((all) =>
        fc.tuple(
          fc.constant(all),
          fc.array(fc.nat(2), { minLength: all.length, maxLength: all.length }),
        ),
      );
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), scripts, async (scheduler, [all, whose]) => {
        const storage = new ScheduledStorage(scheduler, { v: 1, later: 'thing' });
        const surfaces = [0, 1, 2].map(async (number) => {
          const surface = await openSettings(storage.surface(`surface ${number}`));
          for (const name of all.filter((_, index) => whose[index] === number)) {
            await scheduler.schedule(Promise.resolve(), `surface ${number}: ${name}`);
            surface.set(name, !DEFAULT_SETTINGS[name]);
          }
          return surface;
        });
        await scheduler.waitIdle();
        const chosen = Object.fromEntries(all.map((name) => [name, !DEFAULT_SETTINGS[name]]));
        expect(storage.value).toEqual({ v: 1, later: 'thing', ...chosen, write: WRITE });
        for (const { settings } of await Promise.all(surfaces)) {
          expect(settings()).toEqual({ ...DEFAULT_SETTINGS, ...chosen });
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('are the default ones when storage does not answer', async () => {
    const item = { ...new SharedItem().surface(), get: () => Promise.reject(new Error('no')) };
    const { settings } = await openSettings(item);
    expect(settings()).toEqual(DEFAULT_SETTINGS);
  });

  it('chosen one after the other are all stored in the end, where storage refuses some writes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const names = ['sound', 'leftHanded', 'letterKeys', 'moveErrors', 'showTime'] as const;
    const chosen = Object.fromEntries(names.map((name) => [name, !DEFAULT_SETTINGS[name]]));
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom<Fate>('stored', 'refused', 'denied'), { maxLength: 4 }),
        async (scheduler, fates) => {
          const storage = new ScheduledStorage(scheduler, { v: 1, theme: 'dark' });
          const choosing = openSettings(storage.surface('surface', fates)).then(async (store) => {
            for (const name of names) {
              await scheduler.schedule(Promise.resolve(), name);
              store.set(name, !DEFAULT_SETTINGS[name]);
            }
            return store;
          });
          // Until the last retry is over.
          for (let second = 0; second < 60; second++) {
            await scheduler.waitIdle();
            await vi.advanceTimersByTimeAsync(1000);
          }
          const { settings, failing } = await choosing;
          expect(storage.value).toMatchObject({ ...chosen, theme: 'dark' });
          expect(settings()).toEqual({ ...DEFAULT_SETTINGS, ...chosen, theme: 'dark' });
          expect(failing()).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('chosen since a write that lands late are stored again, on whichever surface', async () => {
    const shared = new SharedItem({ v: 1 });
    const surface = shared.surface();
    let land = () => {};
    const late = new Promise<void>((resolve) => {
      land = resolve;
    });
    let isFirst = true;
    const slow = {
      ...surface,
      set: (value: unknown) => {
        const wait = isFirst ? late : Promise.resolve();
        isFirst = false;
        return wait.then(() => surface.set(value));
      },
    };
    const [one, other] = [await openSettings(slow), await openSettings(shared.surface())];
    one.set('showTime', false);
    other.set('sound', true);
    await settled();
    one.set('leftHanded', true);
    await settled();
    land();
    await settled();
    const chosen = { showTime: false, sound: true, leftHanded: true };
    expect(shared.value).toMatchObject(chosen);
    for (const { settings } of [one, other]) expect(settings()).toMatchObject(chosen);
  });

  it('that are refused are stored as soon as that is possible, and said not to be', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const shared = new SharedItem({ v: 1, theme: 'dark' });
    const surface = shared.surface();
    let refuses = true;
    const refused = () => Promise.reject(new Error('quota'));
    const item = {
      ...surface,
      set: (value: unknown) => (refuses ? refused() : surface.set(value)),
    };
    const { settings, set, failing } = await openSettings(item);
    set('sound', true);
    await vi.advanceTimersByTimeAsync(3500);
    expect([failing(), settings().sound, shared.writes]).toEqual([true, true, 0]);
    refuses = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(failing()).toBe(false);
    expect(shared.value).toMatchObject({ theme: 'dark', sound: true });
  });

  it('are not lost when storage does not answer at first', async () => {
    const shared = new SharedItem({ v: 1, theme: 'dark', later: 'thing' });
    const item = shared.surface();
    let fails = true;
    const get = () => (fails ? Promise.reject(new Error('no')) : item.get());
    const { settings, set } = await openSettings({ ...item, get });
    fails = false;
    set('sound', true);
    await settled();
    expect(shared.value).toEqual({
      v: 1,
      theme: 'dark',
      later: 'thing',
      sound: true,
      write: WRITE,
    });
    expect(settings()).toMatchObject({ theme: 'dark', sound: true });
  });
});

describe('stored settings that cannot be read', () => {
  const asideOf = async () =>
    (await valuesPutAside()).map(({ name, value }) => [name, value] as const);

  it.each([
    ['no record', 'hello', false],
    ['a list', [1], false],
    ['an impossible value', { v: 1, theme: 'loud', sound: true }, false],
    ['no version', { v: 'one' }, false],
    ['a newer version', { v: 2, sound: true, later: 'thing' }, true],
  ])('(%s) are put aside once, and the player is told', async (_, value, newer) => {
    const shared = new SharedItem(value);
    const [first, again] = [createUnreadables(), createUnreadables()];
    await openSettings(shared.surface(), first);
    await settled();
    expect(first.first()).toEqual({ name: 'settings', value, newer });
    await openSettings(shared.surface(), again);
    await settled();
    expect(again.first()).toBeNull();
    expect(await asideOf()).toEqual([['settings', value]]);
    expect(shared.writes).toBe(0);
  });

  it.each([{ v: 1, later: 'thing' }, {}, null])('are none of these: %j', async (value) => {
    const unreadables = createUnreadables();
    await openSettings(new SharedItem(value).surface(), unreadables);
    await settled();
    expect(unreadables.first()).toBeNull();
  });

  it('are replaced by the next change, with what was good of them', async () => {
    const shared = new SharedItem({ v: 2, sound: true, theme: 'loud', later: 'thing' });
    const { set } = await openSettings(shared.surface());
    set('table', 'ink');
    await settled();
    expect(shared.value).toEqual({ v: 1, sound: true, later: 'thing', table: 'ink', write: WRITE });
    expect(await asideOf()).toHaveLength(1);
  });

  it('are not written over before they are put aside', async () => {
    const shared = new SharedItem('hello');
    const full = vi.spyOn(browser.storage.local, 'set').mockRejectedValue(new Error('full'));
    const { settings, set } = await openSettings(shared.surface());
    set('sound', true);
    await settled();
    expect(settings().sound).toBe(true);
    expect(shared.value).toBe('hello');
    full.mockRestore();
    set('theme', 'dark');
    await settled();
    expect(await asideOf()).toEqual([['settings', 'hello']]);
    expect(shared.value).toEqual({ v: 1, sound: true, theme: 'dark', write: WRITE });
  });

  it('that another surface or device has stored are told of as well', async () => {
    const shared = new SharedItem({ v: 1, sound: true });
    const unreadables = createUnreadables();
    const { settings } = await openSettings(shared.surface(), unreadables);
    shared.set(7);
    await settled();
    expect(unreadables.first()).toMatchObject({ name: 'settings', value: 7 });
    expect(settings()).toEqual(DEFAULT_SETTINGS);
  });
});
