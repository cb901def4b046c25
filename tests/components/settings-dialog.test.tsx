import { cleanup, render } from '@solidjs/testing-library';
import { afterEach, expect, it } from 'vitest';
import { SettingsDialog } from '../../components/dialogs/SettingsDialog';
import { SETTING_NAMES } from '../../components/state/settings/settings';
import { openSettingsStore } from '../support/settings';
import { SharedItem } from '../support/shared-item';

afterEach(cleanup);

it('the window of the settings has every setting that is to be chosen', async () => {
  const store = await openSettingsStore(new SharedItem().surface());
  render(() => <SettingsDialog store={store} onOpen={() => {}} onClose={() => {}} />);
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input')];
  const shown = new Set(inputs.map(({ name }) => name));
  const chosen = SETTING_NAMES.filter((name) => name !== 'welcomed');
  expect([...shown].sort()).toEqual([...chosen].sort());
});
