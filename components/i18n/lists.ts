import { language } from './messages';

/** Several names as the player's language lists them. */
export const listInWords = (names: readonly string[]): string =>
  new Intl.ListFormat(language()).format(names);
