import { afterEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { decodeSettings, type SettingName } from '../../components/state/settings/settings';
import { valuesPutAside } from '../../components/state/storage/put-aside';
import { createUnreadables } from '../../components/state/storage/unreadable';
import { openSettingsStore } from '../support/settings';
import { settled } from '../support/settled';
import { SharedItem } from '../support/shared-item';

const DEFAULT_SETTINGS = decodeSettings(null);

afterEach(() => {
  vi.useRealTimers();
});

/** The moments of choices, as they are stored. */
const at = (...names: readonly SettingName[]) => ({
  at: Object.fromEntries(names.map((name) => [name, expect.any(Number)])),
});

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
    const { settings, set } = await openSettingsStore(shared.surface());
    set('moveErrors', true);
    expect(settings().moveErrors).toBe(true);
    await settled();
    expect(shared.value).toEqual({ v: 1, later: 'thing', moveErrors: true, ...at('moveErrors') });
  });

  it('follow other surfaces', async () => {
    const shared = new SharedItem();
    const [one, other] = [
      await openSettingsStore(shared.surface()),
      await openSettingsStore(shared.surface()),
    ];
    one.set('placementHelp', false);
    await settled();
    expect(other.settings().placementHelp).toBe(false);
  });

  it('chosen on two surfaces at the same moment are both stored', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const shared = new SharedItem({ v: 1, sound: true });
    const surfaces = [
      await openSettingsStore(shared.surface()),
      await openSettingsStore(shared.surface()),
    ] as const;
    surfaces[0].set('theme', 'dark');
    surfaces[1].set('table', 'ink');
    await vi.advanceTimersByTimeAsync(1000);
    expect(shared.value).toEqual({
      v: 1,
      sound: true,
      theme: 'dark',
      table: 'ink',
      ...at('theme', 'table'),
    });
    for (const { settings } of surfaces) {
      expect(settings()).toMatchObject({ theme: 'dark', table: 'ink' });
    }
  });

  it('are stored in the same tick, for the page may be closed in the next one', async () => {
    const shared = new SharedItem({ v: 1, sound: true });
    const { set } = await openSettingsStore(shared.surface());
    set('moveErrors', true);
    set('theme', 'dark');
    expect(shared.value).toEqual({
      v: 1,
      sound: true,
      moveErrors: true,
      theme: 'dark',
      ...at('moveErrors', 'theme'),
    });
  });

  it.each([
    ['the clock was set back', Date.parse('2200-01-01')],
    ['a moment is the last that there is', 8.64e15],
    ['a moment is none that there is', Number.MAX_VALUE],
  ])('the later of two choices counts where %s', async (_, at) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const shared = new SharedItem({ v: 1, theme: 'dark', at: { theme: at } });
    const surfaces = [
      await openSettingsStore(shared.surface()),
      await openSettingsStore(shared.surface()),
    ] as const;
    surfaces[0].set('theme', 'light');
    await vi.advanceTimersByTimeAsync(1000);
    surfaces[1].set('theme', 'system');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shared.value).toMatchObject({ theme: 'system' });
    for (const { settings } of surfaces) expect(settings().theme).toBe('system');
    expect(shared.writes).toBe(2);
  });

  it('stored without moments by something else count as they are', async () => {
    const shared = new SharedItem();
    const { settings, set } = await openSettingsStore(shared.surface());
    set('theme', 'dark');
    await settled();
    shared.set({ v: 1, theme: 'light', sound: true });
    await settled();
    expect(settings()).toEqual({ ...DEFAULT_SETTINGS, theme: 'light', sound: true });
    expect(shared.writes).toBe(2);
  });

  it('are the default ones when storage does not answer', async () => {
    const item = { ...new SharedItem().surface(), get: () => Promise.reject(new Error('no')) };
    const { settings } = await openSettingsStore(item);
    expect(settings()).toEqual(DEFAULT_SETTINGS);
  });

  it('that were refused once keep what a newer version stored beside them', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const shared = new SharedItem({ v: 1, later: 'thing' });
    const surface = shared.surface();
    let refusals = 1;
    const { set } = await openSettingsStore({
      ...surface,
      set: (value) => (refusals-- > 0 ? Promise.reject(new Error('no')) : surface.set(value)),
    });
    set('sound', true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(shared.value).toEqual({ v: 1, later: 'thing', sound: true, ...at('sound') });
  });

  it('are stored without it where all would be too much', async () => {
    const shared = new SharedItem({ v: 1, later: 'x'.repeat(8100) });
    const { set } = await openSettingsStore(shared.surface());
    set('sound', true);
    await settled();
    expect(JSON.stringify(shared.value).length).toBeLessThan(8000);
    expect(shared.value).toMatchObject({ v: 1, sound: true });
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
    const { settings, set, failing } = await openSettingsStore(item);
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
    const { settings, set } = await openSettingsStore({ ...item, get });
    fails = false;
    set('sound', true);
    await settled();
    expect(shared.value).toEqual({
      v: 1,
      theme: 'dark',
      later: 'thing',
      sound: true,
      ...at('sound'),
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
    await openSettingsStore(shared.surface(), first);
    await settled();
    expect(first.first()).toEqual({ name: 'settings', value, newer });
    await openSettingsStore(shared.surface(), again);
    await settled();
    expect(again.first()).toBeNull();
    expect(await asideOf()).toEqual([['settings', value]]);
    expect(shared.writes).toBe(0);
  });

  it.each([{ v: 1, later: 'thing' }, {}, null])('are none of these: %j', async (value) => {
    const unreadables = createUnreadables();
    await openSettingsStore(new SharedItem(value).surface(), unreadables);
    await settled();
    expect(unreadables.first()).toBeNull();
  });

  it('are replaced by the next change, with what was good of them', async () => {
    const shared = new SharedItem({ v: 2, sound: true, theme: 'loud', later: 'thing' });
    const { set } = await openSettingsStore(shared.surface());
    set('table', 'ink');
    await settled();
    expect(shared.value).toEqual({
      v: 1,
      sound: true,
      later: 'thing',
      table: 'ink',
      ...at('table'),
    });
    expect(await asideOf()).toHaveLength(1);
  });

  it('wait where a page cannot tell of them yet, and nobody waits for that page', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const shared = new SharedItem('hello');
    const quiet = await openSettingsStore(
      shared.surface(),
      createUnreadables(new Promise(() => {})),
    );
    quiet.set('theme', 'dark');
    const other = await openSettingsStore(shared.surface(), createUnreadables());
    other.set('sound', true);
    // Putting aside is loaded, which takes its time.
    await vi.waitFor(() => expect(shared.value).toMatchObject({ sound: true }));
    expect(await asideOf()).toEqual([['settings', 'hello']]);
  });

  it('are not written over before they are put aside', async () => {
    const shared = new SharedItem('hello');
    const full = vi.spyOn(browser.storage.local, 'set').mockRejectedValue(new Error('full'));
    const { settings, set } = await openSettingsStore(shared.surface());
    set('sound', true);
    await settled();
    expect(settings().sound).toBe(true);
    expect(shared.value).toBe('hello');
    full.mockRestore();
    set('theme', 'dark');
    await settled();
    expect(await asideOf()).toEqual([['settings', 'hello']]);
    expect(shared.value).toEqual({ v: 1, sound: true, theme: 'dark', ...at('sound', 'theme') });
  });

  it('that another surface or device has stored are told of as well', async () => {
    const shared = new SharedItem({ v: 1, sound: true });
    const unreadables = createUnreadables();
    const { settings } = await openSettingsStore(shared.surface(), unreadables);
    shared.set(7);
    await settled();
    expect(unreadables.first()).toMatchObject({ name: 'settings', value: 7 });
    expect(settings()).toEqual(DEFAULT_SETTINGS);
  });
});
