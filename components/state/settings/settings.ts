import { isRecord } from '../storage/is-record';

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

/** All names of settings. */
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

/** The names of the settings that the player turns on or off. */
export type FlagName = Exclude<
  { [Name in SettingName]: Settings[Name] extends boolean ? Name : never }[SettingName],
  'welcomed'
>;

/** The names of the settings with a choice of words. */
export type ChoiceName = Exclude<SettingName, FlagName | 'welcomed'>;

/** The version of their stored form. */
export const SETTINGS_VERSION = 1;

const isPossible = <Name extends SettingName>(
  name: Name,
  value: unknown,
): value is Settings[Name] => (SETTINGS[name] as readonly unknown[]).includes(value);

const isSetting = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);

/** Reads any stored value as settings; what is missing or damaged has its default. */
export function decodeSettings(stored: unknown): Settings {
  const values = isRecord(stored) ? stored : {};
  const entries = SETTING_NAMES.map((name): [SettingName, Settings[SettingName]] => {
    const value = values[name];
    return [name, isPossible(name, value) ? value : SETTINGS[name][0]];
  });
  // Every name is there, with a value of its own.
  return Object.fromEntries(entries) as Settings;
}

/** The stored form of settings. */
export const encodeSettings = (settings: Settings): object => ({
  v: SETTINGS_VERSION,
  ...settings,
});

/** What is wrong with stored settings; names that are none of ours are not. */
export function faultOfSettings(stored: unknown): 'damaged' | 'newer' | null {
  if (stored == null) return null;
  if (!isRecord(stored)) return 'damaged';
  const { v = SETTINGS_VERSION, ...values } = stored;
  if (Number.isSafeInteger(v) && (v as number) > SETTINGS_VERSION) return 'newer';
  const isGood = ([name, value]: [string, unknown]) => !isSetting(name) || isPossible(name, value);
  return v === SETTINGS_VERSION && Object.entries(values).every(isGood) ? null : 'damaged';
}

/** The good values of stored settings, and what a newer version has stored beside ours. */
export const goodOf = (stored: unknown) =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).filter(
      ([name, value]) => !isSetting(name) || isPossible(name, value),
    ),
  );
