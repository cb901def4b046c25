import type { DealCode } from './deal-code';
import { err, ok, type Result } from './result';

/** What can be wrong with a typed code (rule 26). */
export const DEAL_CODE_ERRORS = [
  'empty',
  'not-a-code',
  'other-game',
  'other-version',
  'not-seven-letters',
  'other-rules',
] as const;
/** One of {@link DEAL_CODE_ERRORS}. */
export type DealCodeError = (typeof DEAL_CODE_ERRORS)[number];

/** Longer than any code with blanks and dashes: spares the matching of a pasted novel. */
const LONGEST = 200;

/**
 * Blanks, and what mails and chats put around a code: invisible characters and quotation marks.
 * Dashes count where they separate; every kind of dash is one, the underscore too, and what the key of
 * the dash types on Japanese and Chinese keyboards.
 */
const BLANKS = /[\s\p{Cf}\p{Pi}\p{Pf}"'`]/gu;
const DASHES = /[\p{Pd}\u2212_\u2500\u30fb\u30fc\uff65\uff70]+/gu;

/** Letters, digits and signs as wide as theirs, as keyboards of Chinese and Japanese type them. */
const WIDE = /[\uFF01-\uFF5E]/g;
/** How far each lies beyond the usual one. */
const WIDE_FROM = 0xfee0;

/** Reads a code without regard to case, width, blanks or missing dashes (rule 26). */
export function parseDealCode(text: string): Result<DealCode, DealCodeError> {
  if (text.length > LONGEST) return err('not-a-code');
  // Capitals of A to Z only, for some other letters have capitals among these.
  const bare = text
    .replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE_FROM))
    .replace(BLANKS, '')
    .replace(DASHES, '-')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
  if (bare.replaceAll('-', '') === '') return err('empty');
  const parts = /^-?([A-Z]+)-?(\d+)-?([A-Z\d])(-?)(.*)/su.exec(bare);
  if (!parts) return err('not-a-code');
  // Stryker disable next-line StringLiteral: the rest is there, if empty; the types do not know
  const [, game, version, rules, dash, rest = ''] = parts;
  const letters = rest.replaceAll('-', '');
  const isWhole = /^[A-Z]{7}$/.test(letters);
  // Words with a number among them are no code of another game.
  if (game !== 'HH') return err(isWhole ? 'other-game' : 'not-a-code');
  if (version !== '1') return err('other-version');
  if (rules !== 'N' && (isWhole || dash !== '')) return err('other-rules');
  return isWhole ? ok(`HH1-N-${letters}` as DealCode) : err('not-seven-letters');
}
