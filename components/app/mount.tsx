import { render } from 'solid-js/web';
import { direction, language } from '../i18n/messages';
import { deviceName } from '../state/device-name';
import { createInFront } from '../state/in-front';
import { openTable } from '../state/open-table';
import { browserRandom } from '../state/random';
import { openSettings } from '../state/settings';
import { storedGame } from '../state/storage';
import { App } from './App';

/** Puts the game on a surface's page, as it was left. */
export async function mount(root: HTMLElement): Promise<void> {
  // Asked for before anything else: the board waits for nothing but these two.
  const reads = Promise.all([
    openTable(storedGame, browserRandom, deviceName(browserRandom)),
    openSettings(),
  ]);
  document.documentElement.lang = language();
  document.documentElement.dir = direction();
  const [opened, settings] = await reads;
  const writer = crypto.randomUUID().slice(0, 8);
  render(
    () => (
      <App
        settings={settings}
        game={{ opened, item: storedGame, random: browserRandom, writer, inFront: createInFront() }}
      />
    ),
    root,
  );
}
