import { createRoot, createSignal } from 'solid-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Days, decodeDays, encodeDays } from '../../components/state/days/days';
import { createDaysRecord } from '../../components/state/days/days-record';
import type { StoredItem } from '../../components/state/storage/storage';
import type { Day } from '../../engine';
import { settled } from '../support/settled';
import { SharedItem } from '../support/shared-item';

const daysFrom = (...entries: [string, number][]): Days =>
  new Map(entries.map(([day, flags]) => [day as Day, flags]));

const YESTERDAY: [string, number] = ['2026-11-29', 1];
const TODAY: [string, number] = ['2026-11-30', 1];

/** A surface with a record over stored items, to which what the table tells of can be set. */
function openRecord(local: StoredItem, synced: StoredItem, sharesAtFirst = true) {
  return createRoot((dispose) => {
    const [found, setFound] = createSignal<Days>(new Map());
    const [mayShare, setMayShare] = createSignal(sharesAtFirst);
    const keepAside = vi.fn(async () => {});
    const [visible, setVisible] = createSignal(true);
    const days = createDaysRecord({ found, visible, mayShare, keepAside, local, synced });
    return { days, setFound, setVisible, setMayShare, keepAside, dispose };
  });
}

const sorted = (days: Days) => [...days].sort();

describe('the record of days', () => {
  let local: SharedItem;
  let synced: SharedItem;
  beforeEach(() => {
    [local, synced] = [new SharedItem(), new SharedItem()];
  });
  const open = (shares = true) => openRecord(local.surface(), synced.surface(), shares);

  it('writes nothing where there is nothing to tell', async () => {
    local.value = encodeDays(daysFrom(TODAY));
    synced.value = local.value;
    const { days, dispose } = open();
    await vi.waitFor(() => expect(days().size).toBe(1));
    await settled();
    expect(local.writes + synced.writes).toBe(0);
    dispose();
  });

  it('stores what the table tells of, here and for other devices, once', async () => {
    const [one, other] = [open(), open()];
    one.setFound(daysFrom(TODAY));
    other.setFound(daysFrom(TODAY));
    await vi.waitFor(() => expect(synced.value).toEqual(encodeDays(daysFrom(TODAY))));
    expect(local.value).toEqual(encodeDays(daysFrom(TODAY)));
    expect([local.writes, synced.writes]).toEqual([1, 1]);
    one.dispose();
    other.dispose();
  });

  it('stores what was refused as soon as that is possible, also when the table tells no more of it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const surface = local.surface();
    let refuses = true;
    const set = (value: unknown) =>
      refuses ? Promise.reject(new Error('full')) : surface.set(value);
    const { setFound, dispose } = openRecord({ ...surface, set }, synced.surface(), false);
    setFound(daysFrom(['2026-11-30', 5]));
    await vi.advanceTimersByTimeAsync(100);
    setFound(new Map());
    await vi.advanceTimersByTimeAsync(100);
    refuses = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(local.value).toEqual(encodeDays(daysFrom(['2026-11-30', 5])));
    dispose();
    vi.useRealTimers();
  });

  it('adds what other devices have shared, at the start and later', async () => {
    local.value = encodeDays(daysFrom(TODAY));
    synced.value = encodeDays(daysFrom(['2026-11-28', 5]));
    const { days, dispose } = open();
    await vi.waitFor(() => expect(days().get('2026-11-28' as Day)).toBe(5));
    synced.set(encodeDays(daysFrom(['2026-11-28', 5], YESTERDAY)));
    const all = daysFrom(['2026-11-28', 5], YESTERDAY, TODAY);
    await vi.waitFor(() => expect(sorted(decodeDays(synced.value).days)).toEqual(sorted(all)));
    expect(sorted(decodeDays(local.value).days)).toEqual(sorted(all));
    expect(sorted(days())).toEqual(sorted(all));
    dispose();
  });

  it('is left to other surfaces by one that cannot be seen, until it can', async () => {
    const { setFound, setVisible, dispose } = open();
    await settled();
    setVisible(false);
    setFound(daysFrom(TODAY));
    await settled();
    expect(local.writes + synced.writes).toBe(0);
    setVisible(true);
    await vi.waitFor(() => expect(local.value).toEqual(encodeDays(daysFrom(TODAY))));
    dispose();
  });

  it('shares nothing where the player has switched that off, and all once it is on', async () => {
    const { setFound, setMayShare, dispose } = open(false);
    setFound(daysFrom(TODAY));
    await vi.waitFor(() => expect(local.writes).toBe(1));
    expect(synced.writes).toBe(0);
    setMayShare(true);
    await vi.waitFor(() => expect(synced.value).toEqual(encodeDays(daysFrom(TODAY))));
    dispose();
  });

  it('puts a damaged value aside once, before it is written over, and keeps what is good', async () => {
    const damaged = { v: 1, months: { '2026-10': '5', '2026-11': '?' } };
    local.value = damaged;
    const { days, setFound, keepAside, dispose } = open();
    setFound(daysFrom(TODAY));
    await vi.waitFor(() => expect(decodeDays(local.value).error).toBeNull());
    expect(keepAside.mock.calls).toEqual([[damaged, false]]);
    expect(sorted(days())).toEqual(sorted(daysFrom(['2026-10-01', 5], TODAY)));
    dispose();
  });

  it('leaves alone what a newer version has shared from another device', async () => {
    const newer = { v: 2, days: 'in a form of the future' };
    synced.value = newer;
    const { setFound, keepAside, dispose } = open();
    setFound(daysFrom(TODAY));
    await vi.waitFor(() => expect(local.value).toEqual(encodeDays(daysFrom(TODAY))));
    expect([synced.value, synced.writes]).toEqual([newer, 0]);
    expect(keepAside).not.toHaveBeenCalled();
    dispose();
  });

  it('does not write over what could not be read, and goes on when storage fails', async () => {
    const failing: StoredItem = {
      get: () => Promise.reject(new Error('no')),
      set: vi.fn(() => Promise.reject(new Error('no'))),
      follow: () => {},
    };
    const { days, setFound, dispose } = openRecord(failing, synced.surface());
    setFound(daysFrom(TODAY));
    await vi.waitFor(() => expect(synced.value).toEqual(encodeDays(daysFrom(TODAY))));
    expect(failing.set).not.toHaveBeenCalled();
    expect(sorted(days())).toEqual(sorted(daysFrom(TODAY)));
    dispose();
  });
});
