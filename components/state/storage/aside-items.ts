import { browser } from 'wxt/browser';
import { isPrivateWindow } from './private-window';
import { local, stored } from './storage';
import { answerOf } from './within';

/** What is stored, by the names of which the player is told; see `partName`. */
export const STORED_NAMES = [
  'game',
  'settings',
  'statistics',
  'history',
  'days',
  'devices',
] as const;
/** One of them. */
export type StoredName = (typeof STORED_NAMES)[number];

/** All that lies in the local storage; that of other windows is nothing to a private one. */
export const allStored = async (): Promise<Readonly<Record<string, unknown>>> =>
  isPrivateWindow() ? {} : answerOf(browser.storage.local.get(null));

/** The key of a value that was put aside; see put-aside.ts. */
export type AsideKey = `${StoredName}-put-aside-${string}`;

/** Puts a value aside. */
export const storeAside = (key: AsideKey, value: unknown): Promise<void> =>
  stored(() => local.setItem(key, value));

/** Throws such a value away. */
export const removeAside = (key: AsideKey): Promise<void> => stored(() => local.removeItem(key));
