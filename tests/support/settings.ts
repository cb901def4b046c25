import { openSettings } from '../../components/state/settings/open-settings';
import { createSettingsStore } from '../../components/state/settings/settings-store';
import type { StoredItem } from '../../components/state/storage/storage';
import type { Unreadables } from '../../components/state/storage/unreadable';
// Loaded when needed: here at once, so that no test waits for it.
import '../../components/state/settings/together';

/** The settings of a surface that shows the game. */
export const openSettingsStore = async (item?: StoredItem, told?: Unreadables) =>
  createSettingsStore(await openSettings(item), told);
