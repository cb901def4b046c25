import { afterEach, expect, it, vi } from 'vitest';
import { settingsPlace } from '../../components/state/settings/settings-place';
import { openSettingsStore } from '../support/settings';
import { settled } from '../support/settled';
import { SharedItem } from '../support/shared-item';

afterEach(() => {
  vi.useRealTimers();
});

/** A device of an account. */
const deviceOf = (account: SharedItem, local = new SharedItem()) => ({
  local,
  place: () => settingsPlace(local.surface(), account.surface()),
});

it('settings are the same on all devices', async () => {
  const account = new SharedItem();
  const desk = await openSettingsStore(deviceOf(account).place());
  const sofa = await openSettingsStore(deviceOf(account).place());
  desk.set('theme', 'dark');
  await settled();
  expect(sofa.settings().theme).toBe('dark');
});

it('with sharing turned off they stay on this device, and others keep theirs', async () => {
  const account = new SharedItem({ v: 1, theme: 'light' });
  const { local, place } = deviceOf(account);
  const [desk, tab] = [await openSettingsStore(place()), await openSettingsStore(place())];
  const sofa = await openSettingsStore(deviceOf(account).place());
  desk.set('sync', false);
  desk.set('theme', 'dark');
  await settled();
  expect(account.value).toEqual({ v: 1, theme: 'light' });
  const at = { sync: expect.any(Number), theme: expect.any(Number) };
  expect(local.value).toEqual({ v: 1, theme: 'dark', sync: false, at });
  expect([tab.settings().theme, sofa.settings().theme]).toEqual(['dark', 'light']);
  sofa.set('theme', 'system');
  await settled();
  expect([desk.settings().theme, tab.settings().theme]).toEqual(['dark', 'dark']);
  const again = await openSettingsStore(place());
  expect(again.settings()).toMatchObject({ theme: 'dark', sync: false });
});

it('with sharing turned on again they go to all devices', async () => {
  const account = new SharedItem({ v: 1, theme: 'light' });
  const { local, place } = deviceOf(account, new SharedItem({ v: 1, theme: 'dark', sync: false }));
  const [desk, tab] = [await openSettingsStore(place()), await openSettingsStore(place())];
  desk.set('sync', true);
  await settled();
  expect(account.value).toMatchObject({ theme: 'dark', sync: true });
  expect(local.value).toBeNull();
  expect(tab.settings()).toMatchObject({ theme: 'dark', sync: true });
});

it.each([7, 'garbage', { v: 1, theme: 'light' }, { v: 1, sync: true }])(
  'what else lies on this device (%j) is put aside, and does not hide those of the account',
  async (here) => {
    const account = new SharedItem({ v: 1, theme: 'dark', leftHanded: true });
    const local = new SharedItem(here);
    const aside: unknown[] = [];
    const place = settingsPlace(local.surface(), account.surface(), async (value) => {
      aside.push(value);
    });
    const { settings, set } = await openSettingsStore(place);
    expect(settings()).toMatchObject({ theme: 'dark', leftHanded: true });
    set('welcomed', true);
    await settled();
    expect(account.value).toMatchObject({ theme: 'dark', leftHanded: true, welcomed: true });
    expect(local.value).toEqual(here);
    expect(aside).toEqual([here]);
  },
);

it('where it cannot be read whether they are shared, nothing is known of them until it can', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const account = new SharedItem({ v: 1, theme: 'light' });
  const local = new SharedItem({ v: 1, theme: 'dark', sync: false });
  const surface = local.surface();
  let fails = true;
  const get = () => (fails ? Promise.reject(new Error('no')) : surface.get());
  const store = await openSettingsStore(settingsPlace({ ...surface, get }, account.surface()));
  expect(store.isRead()).toBe(false);
  fails = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.isRead()).toBe(true);
  expect(store.settings()).toMatchObject({ theme: 'dark', sync: false });
});

it('an account that cannot be read leaves them as they are when they leave this device', async () => {
  const account = { ...new SharedItem().surface(), get: () => Promise.reject(new Error('none')) };
  const local = new SharedItem({ v: 1, theme: 'dark', sync: false });
  const { settings } = await openSettingsStore(settingsPlace(local.surface(), account));
  local.set(null);
  await settled();
  expect(settings().theme).toBe('dark');
});

it('on their way to an account that cannot be read, they are known all the same, and stay', async () => {
  const account = { ...new SharedItem().surface(), get: () => Promise.reject(new Error('none')) };
  const here = { v: 1, theme: 'dark', sync: true, at: { sync: 5 } };
  const local = new SharedItem(here);
  const { settings, isRead } = await openSettingsStore(settingsPlace(local.surface(), account));
  await settled();
  expect([isRead(), settings().theme, settings().sync]).toEqual([true, 'dark', true]);
  expect(local.value).toEqual(here);
});

it('an account that does not answer at once is asked again when they have left this device', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const surface = new SharedItem({ v: 1, theme: 'light' }).surface();
  let fails = true;
  const get = () => (fails ? Promise.reject(new Error('none')) : surface.get());
  const local = new SharedItem({ v: 1, theme: 'dark', sync: false });
  const { settings } = await openSettingsStore(settingsPlace(local.surface(), { ...surface, get }));
  local.set(null);
  await vi.advanceTimersByTimeAsync(100);
  expect(settings().theme).toBe('dark');
  fails = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(settings()).toMatchObject({ theme: 'light', sync: true });
});

it('an account that cannot be read does not hide the settings of this device', async () => {
  const account = { ...new SharedItem().surface(), get: () => Promise.reject(new Error('none')) };
  const local = new SharedItem({ v: 1, theme: 'dark', sync: false });
  const { settings } = await openSettingsStore(settingsPlace(local.surface(), account));
  expect(settings().theme).toBe('dark');
});

it('turned on again while the account refuses, they stay here until it takes them, and then go', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const account = new SharedItem({ v: 1, theme: 'light' });
  const local = new SharedItem({ v: 1, theme: 'dark', sync: false });
  const surface = account.surface();
  let refuses = true;
  const set = (value: unknown) =>
    refuses ? Promise.reject(new Error('full')) : surface.set(value);
  const place = () => settingsPlace(local.surface(), { ...surface, set });
  const desk = await openSettingsStore(place());
  desk.set('sync', true);
  await vi.advanceTimersByTimeAsync(100);
  expect(desk.failing()).toBe(true);
  refuses = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(desk.failing()).toBe(false);
  expect(local.value).toBeNull();
  desk.set('moveErrors', true);
  await vi.advanceTimersByTimeAsync(100);
  const again = await openSettingsStore(place());
  expect(again.settings()).toMatchObject({ theme: 'dark', sync: true, moveErrors: true });
});

it('two windows that turn sharing to and fro end with one of both, and write no more', async () => {
  const account = new SharedItem({ v: 1 });
  const { local, place } = deviceOf(account);
  const [one, other] = [await openSettingsStore(place()), await openSettingsStore(place())];
  one.set('sync', false);
  await settled();
  other.set('sync', true);
  for (let turn = 0; turn < 50; turn++) await settled();
  expect(one.settings().sync).toBe(other.settings().sync);
  expect(account.writes + local.writes).toBeLessThan(12);
});

it('a choice of long ago does not come back when another window turns sharing off', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const account = new SharedItem({ v: 1 });
  const { place } = deviceOf(account);
  const [one, other] = [await openSettingsStore(place()), await openSettingsStore(place())];
  other.set('showTime', false);
  await settled();
  vi.advanceTimersByTime(3000);
  one.set('showTime', true);
  await settled();
  vi.advanceTimersByTime(3000);
  other.set('leftHanded', true);
  await settled();
  one.set('sync', false);
  await settled();
  for (const { settings } of [one, other]) {
    expect(settings()).toMatchObject({ showTime: true, leftHanded: true, sync: false });
  }
});
