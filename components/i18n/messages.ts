import { browser } from 'wxt/browser';
import type english from '../../public/_locales/en/messages.json';
import { formatNumber } from './numbers';

/** The name of a message; English has them all. */
export type MessageKey = keyof typeof english;

/** Keys of messages that differ by number, without the category at their end. */
export type PluralKey = MessageKey extends infer Key
  ? Key extends `${infer Base}_other`
    ? Base
    : never
  : never;

/** A message in the player's language, with values for its `$1`, `$2` and so on. */
export function t(key: MessageKey, ...values: readonly (string | number)[]): string {
  const texts = values.map((value) => (typeof value === 'number' ? formatNumber(value) : value));
  try {
    return browser.i18n.getMessage(key as never, texts);
  } catch {
    // The extension has gone from under its page, which still shows the board.
    return '';
  }
}

/** The language of the messages in use, which need not be the browser's: a BCP 47 tag. */
export const language = (): string => t('language') || 'en';

/** Languages written from right to left. */
const RIGHT_TO_LEFT = ['ar', 'he'];

/** The direction in which the messages in use are written. */
export const direction = () => (RIGHT_TO_LEFT.includes(language()) ? 'rtl' : 'ltr');

let pluralRules: Intl.PluralRules | undefined;

/** A message that differs by number; `count` is its `$1`, other values follow. */
export function plural(key: PluralKey, count: number, ...values: readonly string[]): string {
  pluralRules ??= new Intl.PluralRules(language());
  const category = pluralRules.select(count);
  const all = [count, ...values];
  return t(`${key}_${category}` as MessageKey, ...all) || t(`${key}_other`, ...all);
}

/** A text by a code of the engine: its dashes are underscores in the keys. */
export const messageOf = (group: string, code: string): string =>
  t(`${group}_${code.replaceAll('-', '_')}` as MessageKey);
