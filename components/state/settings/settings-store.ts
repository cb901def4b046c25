import type { Accessor } from 'solid-js';
import { inLock } from '../storage/in-lock';
import { createRetry } from '../storage/retry';
import { textOf } from '../storage/text-of';
import { type Unreadable, unreadables } from '../storage/unreadable';
import { answerOf } from '../storage/within';
import {
  type Choices,
  choicesOf,
  choose,
  encodeChoices,
  newerOf,
  newest,
  saysWhen,
  valuesOf,
} from './choices';
import type { OpenedSettings, ShownSettings } from './open-settings';
import {
  decodeSettings,
  encodeSettings,
  faultOfSettings,
  goodOf,
  type SettingName,
  type Settings,
} from './settings';

/** The settings of a surface, to be read and to be chosen. */
export interface SettingsStore extends ShownSettings {
  readonly set: <Name extends SettingName>(name: Name, value: Settings[Name]) => void;
  /** Sets all of them at once. */
  readonly replace: (settings: Settings) => void;
  /** Whether what was chosen could not be stored yet. */
  readonly failing: Accessor<boolean>;
}

/** Characters, as in an address: storage with the account takes 8,192 bytes of one key. */
const ROOM = 8000;

/** Milliseconds in which a choice that is not in storage may still be on its way there. */
const UNDER_WAY = 250;

/**
 * Lets the player choose settings. What is chosen is stored in the same tick, for the page may be closed
 * in the next one. Each setting is stored with the moment of its choice, so whoever sees that an older
 * one has come over it stores the newer one again.
 */
export function createSettingsStore(opened: OpenedSettings, told = unreadables): SettingsStore {
  const { settings, isRead, item } = opened;
  /** What is stored, as far as it is known here. */
  let known = opened.stored();
  /** The newest choices, of all that was heard of. */
  let choices = choicesOf(known);
  /** Those made here that are not yet stored. */
  let unstored: Choices = {};
  /** What must be put aside before anything is stored over it, and the text of what was put aside last. */
  let unreadable: Unreadable | null = null;
  let lastKept: string | undefined;
  const keep = async () => {
    const kept = unreadable;
    if (!kept) return;
    await told.putAside(kept);
    lastKept = textOf(kept.value);
    if (unreadable === kept) unreadable = null;
  };
  const take = (value: unknown) => {
    known = value;
    choices = newest(saysWhen(value) ? choices : unstored, choicesOf(value));
    opened.show({ ...decodeSettings(value), ...valuesOf(choices) }, true);
    const fault = textOf(value) === lastKept ? null : faultOfSettings(value);
    unreadable = fault && { name: 'settings', value, newer: fault === 'newer' };
  };
  const isStored = () => Object.keys(newerOf(choices, choicesOf(known))).length === 0;

  const write = async () => {
    const now = unstored;
    const all = encodeChoices(choices, goodOf(known));
    const isTooLarge = encodeURI(textOf(all)).length > ROOM;
    const value = isTooLarge ? encodeSettings(decodeSettings(all)) : all;
    known = value;
    await answerOf(item.set(value));
    if (unstored === now) unstored = {};
  };
  const trying = createRetry(() => storeAgain());
  /** Looks at what is stored, and stores the choices that are not there. */
  const lookAndWrite = async () => {
    take(await answerOf(item.get()));
    if (unreadable) return;
    if (!isStored()) await write();
    else unstored = {};
  };
  const store = async (looks: boolean): Promise<void> => {
    try {
      // Of several surfaces that look, the others see that the first has done it.
      await (looks ? inLock('settings', lookAndWrite) : write());
      if (looks && unreadable) {
        // Nobody has to wait for it: a quiet page puts nothing aside before it shows the game.
        await keep();
        return store(true);
      }
      if (Object.keys(unstored).length === 0) trying.succeeded();
    } catch {
      // Meanwhile the settings are as chosen.
      trying.failed();
    }
  };
  const storeAgain = () => store(true);

  let doubt: ReturnType<typeof setTimeout> | undefined;
  const follow = (value: unknown, replaced?: unknown) => {
    // Who stored it may not have known of it.
    choices = newest(choicesOf(replaced), choices);
    take(value);
    keep().catch(() => {
      // It is tried again before anything is stored.
    });
    clearTimeout(doubt);
    if (!isStored()) doubt = setTimeout(storeAgain, UNDER_WAY);
  };
  opened.onHeard(follow);
  if (isRead()) follow(known);

  const replace = (values: Partial<Settings>) => {
    const chosen = choose(values, choices);
    unstored = { ...unstored, ...chosen };
    choices = { ...choices, ...chosen };
    opened.show({ ...settings(), ...values }, false);
    void store(!isRead() || unreadable !== null);
  };
  return {
    settings,
    set: (name, value) => replace({ [name]: value }),
    replace,
    isRead,
    failing: trying.failing,
  };
}
