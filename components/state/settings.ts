import { createSignal } from 'solid-js';
import { type StoredItem, storedSettings } from './storage';
import { within } from './within';

/** Every setting with the values it can have, the default first; its type follows from it. */
export const SETTINGS = {
  /** Stock on the right of the tip and waste on the left. */
  leftHanded: [false, true],
  /** Explain why a tap removes nothing (rule 15). */
  moveErrors: [false, true],
  /** Mark cards with a partner, darken those that do not match (rule 16). */
  placementHelp: [true, false],
  /** A running clock stresses some players. */
  showTime: [true, false],
  theme: ['system', 'light', 'dark'],
  table: ['rose', 'ink'],
  back: ['lattice', 'letters', 'roses'],
  indexSize: ['normal', 'large'],
  animations: ['system', 'on', 'off'],
  sound: [false, true],
  /** Single letters as shortcuts. */
  letterKeys: [true, false],
  /** Share the game and the settings with the player's other devices. */
  sync: [true, false],
  /** What a new tab shows; see components/new-tab. */
  newTab: ['heart', 'quiet', 'browser'],
  /** Not one to be chosen: whether the player has read the note of the first new tab. */
  welcomed: [false, true],
} as const;

/** The name of a setting. */
export type SettingName = keyof typeof SETTINGS;

/** The player's settings. */
export type Settings = { readonly [Name in SettingName]: (typeof SETTINGS)[Name][number] };

/** The names of the settings that the player turns on or off. */
export type FlagName = Exclude<
  { [Name in SettingName]: Settings[Name] extends boolean ? Name : never }[SettingName],
  'welcomed'
>;

/** The names of the settings with a choice of words. */
export type ChoiceName = Exclude<SettingName, FlagName | 'welcomed'>;

/** The settings of a surface: an accessor and a verb. */
export interface SettingsStore {
  readonly settings: () => Settings;
  readonly set: <Name extends SettingName>(name: Name, value: Settings[Name]) => void;
}

const SETTINGS_VERSION = 1;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads any stored value as settings; what is missing or damaged has its default. */
export function decodeSettings(stored: unknown): Settings {
  const values = isRecord(stored) ? stored : {};
  const entries = Object.entries(SETTINGS).map(([name, [preset, ...others]]) => {
    const value = values[name];
    return [name, (others as unknown[]).includes(value) ? value : preset];
  });
  return Object.fromEntries(entries);
}

/** Reads the settings and follows their changes on other surfaces and devices. */
export async function openSettings(item: StoredItem = storedSettings): Promise<SettingsStore> {
  const read = await within(item.get());
  let stored: unknown = read.ok ? read.value : null;
  const [settings, setSettings] = createSignal(decodeSettings(stored));
  const take = (value: unknown) => {
    stored = value;
    setSettings(decodeSettings(value));
  };
  item.follow(take);
  return {
    settings,
    set: (name, value) => {
      // What a newer version has stored beside ours stays, unless it does not fit.
      const others = isRecord(stored) ? stored : {};
      take({ v: SETTINGS_VERSION, ...others, [name]: value });
      const known = { v: SETTINGS_VERSION, ...settings() };
      item
        .set(stored)
        .catch(() => item.set(known))
        .catch(() => {
          // Play goes on with the setting as chosen; it is stored with the next change.
        });
    },
  };
}
