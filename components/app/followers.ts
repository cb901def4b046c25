import { type Devices, followDevices } from '../state/devices';
import type { GameStore } from '../state/game-store';
import { createVisible } from '../state/in-front';
import type { SettingsStore } from '../state/settings';
import type { SharedTable } from '../state/shared-table';
import { sharedGame } from '../state/storage';

/** What goes along with a game, and is not needed before it can be played. */
export interface Followers {
  readonly devices: Devices;
}

/** Starts what follows a game; to be called in the reactive root of its surface. */
export function startFollowers(
  { table }: SharedTable,
  store: GameStore,
  { settings }: SettingsStore,
): Followers {
  const visible = createVisible();
  return {
    devices: followDevices({
      table,
      replace: store.replace,
      item: sharedGame,
      enabled: () => settings().sync,
      visible,
      alone: (work) => navigator.locks.request('heart-to-heart-game', work),
    }),
  };
}
