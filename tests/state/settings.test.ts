import { describe, expect, it } from 'vitest';
import { decodeSettings, openSettings } from '../../components/state/settings';
import { settled } from '../support/settled';
import { SharedItem } from '../support/shared-item';

const DEFAULT_SETTINGS = decodeSettings(null);

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
    expect(shared.value).toEqual({ v: 1, later: 'thing', moveErrors: true });
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

  it('are the default ones when storage does not answer', async () => {
    const item = { ...new SharedItem().surface(), get: () => Promise.reject(new Error('no')) };
    const { settings } = await openSettings(item);
    expect(settings()).toEqual(DEFAULT_SETTINGS);
  });
});
