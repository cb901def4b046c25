import type { StoredName } from '../state/storage/aside-items';
import { type MessageKey, t } from './messages';

const NAMES: Readonly<Record<StoredName, MessageKey>> = {
  game: 'part_game',
  settings: 'settings',
  statistics: 'statistics',
  history: 'history',
  days: 'part_days',
  devices: 'part_devices',
};

/** What the player calls what is stored under a name of ours. */
export const partName = (name: StoredName): string => t(NAMES[name]);
