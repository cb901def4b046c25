import { render } from 'solid-js/web';
import { direction, language } from '../i18n/messages';
import { deviceName } from '../state/devices/device-name';
import { type OpenedSettings, openSettings } from '../state/settings/open-settings';
import { storedGame } from '../state/storage/storage';
import { showUnreadables, unreadables } from '../state/storage/unreadable';
import { createInFront } from '../state/table/in-front';
import { type OpenedTable, openTable } from '../state/table/open-table';
import { browserRandom } from '../state/table/random';
import { App } from './App';

/** Reads the game as it was left. */
export const readTable = (): Promise<OpenedTable> =>
  openTable(storedGame, browserRandom, deviceName(browserRandom));

/** Reads what a surface's page needs before it shows anything. */
export function openSurface(): Promise<[OpenedTable, OpenedSettings]> {
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
  settings: OpenedSettings,
  isNewTab = false,
): void {
  // Room for the note that loads later; see app.css.
  if (isNewTab && !settings.settings().welcomed) root.dataset.note = '';
  showUnreadables();
  const writer = crypto.randomUUID().slice(0, 8);
  const game = { opened, item: storedGame, random: browserRandom, writer, unreadables };
  render(() => {
    const inFront = createInFront();
    return <App settings={settings} isNewTab={isNewTab} game={{ ...game, inFront }} />;
  }, root);
}
