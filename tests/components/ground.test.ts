import { createRoot } from 'solid-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyAppearance } from '../../components/app/appearance';
import { SETTINGS } from '../../components/state/settings/settings';
import { openSettingsStore } from '../support/settings';

const { dataset } = document.documentElement;

/** What the script of the first frame puts on a page just opened. */
async function ground() {
  for (const name of Object.keys(dataset)) delete dataset[name];
  vi.resetModules();
  await import('../../components/app/ground');
  return { ...dataset };
}

beforeEach(() => localStorage.clear());

describe('the first frame', () => {
  it('has the ground that the page had last, whichever that was', async () => {
    const store = await openSettingsStore();
    const dispose = createRoot((end) => {
      applyAppearance(store);
      return end;
    });
    for (const theme of SETTINGS.theme) {
      for (const table of SETTINGS.table) {
        store.set('theme', theme);
        store.set('table', table);
        expect(await ground()).toEqual({ theme, table });
      }
    }
    dispose();
  });

  it('has also a theme and a table of which the styles alone know', async () => {
    localStorage.setItem('appearance', 'dusk velvet heart');
    expect(await ground()).toEqual({ theme: 'dusk', table: 'velvet' });
  });

  it.each(['', 'rose', '-', '{"theme":"dark"}'])(
    'is as the system has it after "%s"',
    async (odd) => {
      localStorage.setItem('appearance', odd);
      expect(await ground()).toMatchObject({ theme: 'system' });
    },
  );
});
