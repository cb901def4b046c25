import { type Accessor, createSignal } from 'solid-js';
import { inLock } from '../storage/in-lock';
import { createRetry } from '../storage/retry';
import type { StoredItem } from '../storage/storage';
import { type Unreadable, unreadables } from '../storage/unreadable';
import { answerOf, within } from '../storage/within';
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
import {
  decodeSettings,
  faultOfSettings,
  goodOf,
  type SettingName,
  type Settings,
} from './settings';
import { storedSettings } from './stored-settings';

/** The settings of a surface: an accessor and a verb. */
export interface SettingsStore {
  readonly settings: () => Settings;
  readonly set: <Name extends SettingName>(name: Name, value: Settings[Name]) => void;
  /** Sets all of them at once. */
  readonly replace: (settings: Settings) => void;
  /** Whether it is known what is stored. */
  readonly isRead: Accessor<boolean>;
  /** Whether what was chosen could not be stored yet. */
  readonly failing: Accessor<boolean>;
}

/** How long to wait, in milliseconds, before a failed first read is tried again. */
const READ_AGAIN = 1000;

/** Milliseconds in which a choice that is not in storage may still be on its way there. */
const UNDER_WAY = 250;

/**
 * Reads the settings and follows their changes on other surfaces and devices. What is chosen is
 * stored in the same tick, for the page may be closed in the next one. Each setting is stored with the
 * moment of its choice, so whoever sees that an older one has come over it stores the newer one again.
 */
export async function openSettings(
  item: StoredItem = storedSettings,
  told = unreadables,
): Promise<SettingsStore> {
  const [settings, setSettings] = createSignal(decodeSettings(null));
  const [isRead, setRead] = createSignal(false);
  /** What is stored, as far as it is known here. */
  let known: unknown = null;
  /** The newest choices, of all that was heard of. */
  let choices: Choices = {};
  /** Those made here that are not yet stored. */
  let unstored: Choices = {};
  /** Whether the next write leaves out what it does not know. */
  let isAlone = false;
  /** What must be put aside before anything is stored over it. */
  let unreadable: Unreadable | null = null;
  const keep = async () => {
    const kept = unreadable;
    if (!kept) return;
    await told.putAside(kept);
    if (unreadable === kept) unreadable = null;
  };
  const take = (value: unknown) => {
    known = value;
    setRead(true);
    choices = newest(saysWhen(value) ? choices : unstored, choicesOf(value));
    setSettings({ ...decodeSettings(value), ...valuesOf(choices) });
    const fault = faultOfSettings(value);
    unreadable = fault && { name: 'settings', value, newer: fault === 'newer' };
  };
  const isStored = () => Object.keys(newerOf(choices, choicesOf(known))).length === 0;

  const write = async () => {
    const now = unstored;
    const value = encodeChoices(choices, isAlone ? settings() : goodOf(known));
    known = value;
    try {
      await answerOf(item.set(value));
    } catch (error) {
      // What stands beside what is chosen may be too much.
      isAlone = !isAlone;
      throw error;
    }
    if (unstored === now) unstored = {};
  };
  const trying = createRetry(() => storeAgain());
  /** Looks at what is stored, and stores the choices that are not there. */
  const lookAndWrite = async () => {
    take(await answerOf(item.get()));
    await keep();
    if (!isStored()) await write();
    else unstored = {};
  };
  const store = async (looks: boolean) => {
    try {
      // Of several surfaces that look, the others see that the first has done it.
      await (looks ? inLock('settings', lookAndWrite) : write());
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
  item.follow(follow);
  const read = async () => {
    const answer = await within(item.get());
    // What was heard of meanwhile is newer.
    if (isRead()) return;
    if (answer.ok) follow(answer.value);
    else setTimeout(read, READ_AGAIN);
  };
  // eslint-disable-next-line solid/reactivity -- asks when storage has answered
  await read();

  const replace = (values: Partial<Settings>) => {
    const chosen = choose(values, choices);
    unstored = { ...unstored, ...chosen };
    choices = { ...choices, ...chosen };
    setSettings((before) => ({ ...before, ...values }));
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
