import { type Accessor, createSignal } from 'solid-js';
import { inLock } from '../storage/in-lock';
import { isRecord } from '../storage/is-record';
import { createRetry } from '../storage/retry';
import type { StoredItem } from '../storage/storage';
import { textOf } from '../storage/text-of';
import { type Unreadable, unreadables } from '../storage/unreadable';
import { answerOf, within } from '../storage/within';
import { randomName } from '../table/names';
import { browserRandom } from '../table/random';
import {
  decodeSettings,
  encodeSettings,
  faultOfSettings,
  goodOf,
  SETTINGS_VERSION,
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

/** Milliseconds for which a surface that moves the settings may not have known of what was chosen here. */
const RECENT = 1000;

/** Writes that are remembered: those that storage refused never come. */
const MOST_SENT = 20;

/** A write of settings: its name, what it was made from, and what of it was chosen. */
interface Write {
  readonly name: string;
  readonly base: Readonly<Record<string, unknown>>;
  readonly chosen: Partial<Settings>;
}

/** What a write has replaced without having known of it: another surface chose at the same moment. */
function unseen({ base, chosen }: Write, replaced: unknown): Record<string, unknown> {
  // With `sync` the settings move to another place, and what stood there does not matter.
  if ('sync' in chosen) return {};
  return Object.fromEntries(
    Object.entries(goodOf(replaced)).filter(
      ([name, value]) =>
        !(name in chosen) && name !== 'write' && textOf(value) !== textOf(base[name]),
    ),
  );
}

/**
 * Reads the settings and follows their changes on other surfaces and devices. What is chosen is
 * stored in the same tick, for the page may be closed in the next one.
 */
export async function openSettings(
  item: StoredItem = storedSettings,
  told = unreadables,
): Promise<SettingsStore> {
  const [settings, setSettings] = createSignal(decodeSettings(null));
  /** What was chosen here and is not stored yet. */
  let chosen: Partial<Settings> = {};
  /** What is stored, as far as it is known here, and whether it could be read. */
  let known: unknown = null;
  const [isRead, setRead] = createSignal(false);
  /** Whether the next write leaves out what it does not know. */
  let isAlone = false;
  /** Writes of which storage has not told us yet. */
  let sent: readonly Write[] = [];
  /** What was chosen here of late, and when. */
  let late: readonly { readonly chosen: Partial<Settings>; readonly at: number }[] = [];
  const ofLate = () => late.filter(({ at }) => performance.now() - at < RECENT);
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
    setSettings({ ...decodeSettings(value), ...chosen });
    const fault = faultOfSettings(value);
    unreadable = fault && { name: 'settings', value, newer: fault === 'newer' };
  };

  /** Before anything is stored over what could not be read. */
  const prepare = async () => {
    take(await answerOf(item.get()));
    await keep();
  };
  /** Stores what was chosen beside what is stored: other surfaces and devices choose too. */
  const write = async () => {
    const now = chosen;
    const base = goodOf(known);
    const own = { name: randomName(browserRandom), base, chosen: now };
    sent = [...sent, own];
    const all = isAlone ? encodeSettings(settings()) : { ...base, ...now };
    const value = { ...all, v: SETTINGS_VERSION, write: own.name };
    known = value;
    try {
      await answerOf(item.set(value));
    } catch (error) {
      // What stands beside what is chosen may be too much.
      isAlone = !isAlone;
      throw error;
    }
    if (chosen !== now) return;
    chosen = {};
    trying.succeeded();
  };
  const trying = createRetry(() => store());
  const store = async () => {
    try {
      if (!isRead() || unreadable) await inLock('settings', prepare);
      await write();
    } catch {
      // Meanwhile the settings are as chosen.
      trying.failed();
    }
  };
  /**
   * Takes along what was chosen here just before another surface moved the settings elsewhere; each
   * choice once, for that one may have chosen otherwise.
   */
  const moveAlong = (value: unknown) => {
    const found = decodeSettings(value);
    const wanted: Partial<Settings> = Object.assign({}, ...ofLate().map((one) => one.chosen));
    late = [];
    // Where they lie is that one's choice.
    const isLost = ([name, choice]: [string, unknown]) =>
      name !== 'sync' && found[name as SettingName] !== choice;
    const lost = Object.entries(wanted).filter(isLost);
    if (lost.length > 0) choose(Object.fromEntries(lost));
  };
  const follow = (value: unknown, replaced?: unknown) => {
    const hasMoved = decodeSettings(value).sync !== decodeSettings(known).sync;
    const own = sent.find(({ name }) => isRecord(value) && name === value.write);
    // What was chosen since the own write that is told of is on its way.
    if (!own || own === sent.at(-1)) take(value);
    keep().catch(() => {
      // It is tried again before anything is stored.
    });
    if (!own) {
      if (hasMoved) moveAlong(value);
      return;
    }
    // One sent before it may still come, and then has overtaken what was chosen since.
    sent = sent.filter((other) => other !== own).slice(-MOST_SENT);
    const lost = unseen(own, replaced);
    if (Object.keys(lost).length === 0) return;
    // As if it had been chosen here: it is stored again until that is done.
    chosen = { ...lost, ...chosen };
    void store();
  };
  // eslint-disable-next-line solid/reactivity -- asks for the settings as they are then
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

  const choose = (changed: Partial<Settings>) => {
    chosen = { ...chosen, ...changed };
    setSettings((before) => ({ ...before, ...changed }));
    void store();
  };
  const replace = (changed: Partial<Settings>) => {
    late = [...ofLate(), { chosen: changed, at: performance.now() }];
    choose(changed);
  };
  return {
    settings,
    set: (name, value) => replace({ [name]: value }),
    replace,
    isRead,
    failing: trying.failing,
  };
}
