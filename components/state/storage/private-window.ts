import { browser } from 'wxt/browser';

export type Items = Record<string, unknown>;
export type Changes = Record<string, { newValue?: unknown }>;

/** What is used of an area of the browser's storage. */
export interface Area {
  readonly get: (key: string) => Promise<Items>;
  readonly set: (items: Items) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  readonly onChanged: { readonly addListener: (listener: (changes: Changes) => void) => void };
}

/** Whether this page is in a private window, where nothing is stored. */
export const isPrivateWindow = (): boolean => browser.extension?.inIncognitoContext ?? false;
