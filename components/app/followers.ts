import type { Accessor } from 'solid-js';
import { messageOf } from '../i18n/messages';
import type { Days } from '../state/days/days';
import { daysOfTable } from '../state/days/days-of-table';
import { createDaysRecord } from '../state/days/days-record';
import { type Devices, followDevices } from '../state/devices/devices';
import type { SettingsStore } from '../state/settings/settings-store';
import { inLock } from '../state/storage/in-lock';
import { sharedGame } from '../state/storage/storage';
import type { GameStore } from '../state/table/game-store';
import { createVisible } from '../state/table/in-front';
import type { SharedTable } from '../state/table/shared-table';
import { createSurfaceStatistics, type SurfaceStatistics } from '../statistics/surface-statistics';
import { beginAnewWhenComeBackTo } from './begin-anew';
import { listenForPaste } from './paste';
import { followUpdates, type Update } from './updates';

/** What goes along with a game, and is not needed before it can be played. */
export interface Followers {
  readonly devices: Devices;
  readonly update: Accessor<Update | null>;
  /** The days whose daily heart was played. */
  readonly days: Accessor<Days>;
  /** The games that are over, in figures and to be watched again. */
  readonly statistics: SurfaceStatistics;
}

/** What the followers follow. */
export interface FollowersOptions {
  readonly shared: SharedTable;
  readonly store: GameStore;
  readonly settings: SettingsStore;
  /** The window that the player has opened. */
  readonly opened: Accessor<unknown>;
  /** Whether a window lies over the game that has what is pasted. */
  readonly covered: Accessor<boolean>;
  /** Shows a notice. */
  readonly tell: (text: string) => void;
}

/** Starts what follows a game; to be called in the reactive root of its surface. */
export function startFollowers(options: FollowersOptions): Followers {
  const { store, covered, tell } = options;
  const { table, unread } = options.shared;
  const { settings } = options.settings;
  const visible = createVisible();
  /** Not before it is known what is stored here, and what the player wants. */
  const enabled = () => settings().sync && !unread() && options.settings.isRead();
  const isUnsaved = () => store.failing() || options.settings.failing();
  beginAnewWhenComeBackTo(isUnsaved, () => options.shared.reread('catchUp'));
  listenForPaste(store, covered, (played) => {
    if (!played.ok) tell(messageOf('code', played.error));
  });
  return {
    devices: followDevices({
      table,
      replace: (change, kind) => store.replace(change, kind, false),
      item: sharedGame,
      isLost: options.shared.isLost,
      enabled,
      visible,
      alone: (work) => inLock('game', work),
    }),
    days: createDaysRecord({ found: () => daysOfTable(table()), visible, mayShare: enabled }),
    statistics: createSurfaceStatistics({ shared: options.shared, visible, mayShare: enabled }),
    update: followUpdates(store, visible, options.opened),
  };
}
