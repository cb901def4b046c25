import { createSignal } from 'solid-js';
import { type StoredItem, storedSettings } from './storage';
import { within } from './within';

/** Every setting with its default value; its type follows from it. */
export const DEFAULT_SETTINGS = {
  /** Explain why a tap removes nothing (rule 15). */
  moveErrors: false,
  /** Mark cards with a partner, darken those that do not match (rule 16). */
  placementHelp: true,
};

/** The player's settings. */
export type Settings = typeof DEFAULT_SETTINGS;

/** The settings of a surface: an accessor and a verb. */
export interface SettingsStore {
  readonly settings: () => Settings;
  readonly set: <Name extends keyof Settings>(name: Name, value: Settings[Name]) => void;
}

const SETTINGS_VERSION = 1;

/** Reads any stored value as settings; what is missing or damaged has its default. */
export function decodeSettings(stored: unknown): Settings {
  const values = (typeof stored === 'object' ? stored : null) as Partial<Settings> | null;
  const settings = { ...DEFAULT_SETTINGS };
  for (const name of Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[]) {
    const value: unknown = values?.[name];
    if (typeof value === typeof settings[name]) settings[name] = value as never;
  }
  return settings;
}

/** Reads the settings and follows their changes on other surfaces and devices. */
export async function openSettings(item: StoredItem = storedSettings): Promise<SettingsStore> {
  const read = await within(item.get());
  const [stored, setStored] = createSignal(read.ok ? read.value : null);
  item.follow(setStored);
  return {
    settings: () => decodeSettings(stored()),
    set: (name, value) => {
      // What a newer version has stored beside ours stays.
      const next = { ...(stored() as object | null), v: SETTINGS_VERSION, [name]: value };
      setStored(next);
      item.set(next).catch(() => {
        // Play goes on with the setting as chosen; it is stored with the next change.
      });
    },
  };
}
