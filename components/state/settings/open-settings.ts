import { type Accessor, createSignal } from 'solid-js';
import type { StoredItem } from '../storage/storage';
import { within } from '../storage/within';
import { decodeSettings, type Settings } from './settings';
import { storedSettings } from './stored-settings';

/** The settings that a surface shows. */
export interface ShownSettings {
  readonly settings: Accessor<Settings>;
  /** Whether it is known what is stored. */
  readonly isRead: Accessor<boolean>;
}

/** The same, with what it takes to choose others; see settings-store.ts. */
export interface OpenedSettings extends ShownSettings {
  readonly item: StoredItem;
  /** What is stored, as far as it is known here. */
  readonly stored: () => unknown;
  /** Shows settings that are stored, or that are to be. */
  readonly show: (settings: Settings, areStored: boolean) => void;
  /** From now on, this is called with what is heard of storage, and with what that has replaced. */
  readonly onHeard: (take: (value: unknown, replaced?: unknown) => void) => void;
}

/** How long to wait, in milliseconds, before a failed first read is tried again. */
const READ_AGAIN = 1000;

/** Reads the settings, and follows their changes on other surfaces and devices. */
export async function openSettings(item: StoredItem = storedSettings): Promise<OpenedSettings> {
  const [settings, setSettings] = createSignal(decodeSettings(null));
  const [isRead, setRead] = createSignal(false);
  let stored: unknown = null;
  const show = (shown: Settings, areStored: boolean) => {
    if (areStored) setRead(true);
    setSettings(shown);
  };
  let take = (value: unknown, _replaced?: unknown) => show(decodeSettings(value), true);
  const follow = (value: unknown, replaced?: unknown) => {
    stored = value;
    take(value, replaced);
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
  return {
    settings,
    isRead,
    item,
    stored: () => stored,
    show,
    onHeard: (listener) => {
      take = listener;
    },
  };
}
