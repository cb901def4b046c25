import type { Result } from '../../engine';
import type { SettingsStore } from '../state/settings/settings-store';
import type { StoredName } from '../state/storage/aside-items';
import type { ReadError } from '../state/storage/read-error';
import type { GameStore } from '../state/table/game-store';
import type { SharedTable } from '../state/table/shared-table';
import { daysPart } from './days-part';
import { gamePart } from './game-part';
import { historyPart } from './history-part';
import { settingsPart } from './settings-part';
import { statisticsPart } from './statistics-part';

/** A part of a file that was read. */
export interface ReadPart {
  /** What taking it in would change here, in words. */
  readonly effect: () => readonly string[];
  readonly takeIn: () => void | Promise<void>;
}

/** One of the things that a file holds. */
export interface Part {
  /** Its name, also in the file. */
  readonly name: StoredName;
  /** What there is of it here, as a file holds it; null when there is nothing. */
  readonly write: () => unknown;
  /** Reads what a file holds; anything may stand there. */
  readonly read: (
    value: unknown,
  ) => Result<ReadPart, ReadError> | Promise<Result<ReadPart, ReadError>>;
}

/** Where the parts of a file come from and go to. */
export interface Parts {
  readonly store: GameStore;
  readonly shared: SharedTable;
  readonly settings: SettingsStore;
}

/** All that a file holds, in this order. */
export const partsOf = ({ store, shared, settings }: Parts): readonly Part[] => [
  gamePart(store, shared),
  settingsPart(settings),
  statisticsPart(shared.table().device),
  historyPart(),
  daysPart(),
];
