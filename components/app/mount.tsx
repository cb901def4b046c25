import { render } from 'solid-js/web';
import { direction, language } from '../i18n/messages';
import { deviceName } from '../state/device-name';
import { createInFront } from '../state/in-front';
import { openSettings, type SettingsStore } from '../state/open-settings';
import { type OpenedTable, openTable } from '../state/open-table';
import { browserRandom } from '../state/random';
import { storedGame } from '../state/storage';
import { unreadables } from '../state/unreadable';
import { App } from './App';

/** Reads the game as it was left. */
export const readTable = (): Promise<OpenedTable> =>
  openTable(storedGame, browserRandom, deviceName(browserRandom));

/** Reads what a surface's page needs before it shows anything. */
export function openSurface(): Promise<[OpenedTable, SettingsStore]> {
  // Asked for before anything else: the board waits for nothing but these two.
  const reads = Promise.all([readTable(), openSettings()]);
  document.documentElement.lang = language();
  document.documentElement.dir = direction();
  return reads;
}

/** Puts the game on a surface's page. */
export function showGame(
  root: HTMLElement,
  opened: OpenedTable,
  settings: SettingsStore,
  isNewTab = false,
): void {
  const writer = crypto.randomUUID().slice(0, 8);
  const game = { opened, item: storedGame, random: browserRandom, writer, unreadables };
  render(() => {
    const inFront = createInFront();
    return <App settings={settings} isNewTab={isNewTab} game={{ ...game, inFront }} />;
  }, root);
}
