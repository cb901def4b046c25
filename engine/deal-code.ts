import { err, ok, type Result } from './result';

/** A deal code in its one written form, e.g. `HH1-N-AAAAAAM` (rule 26). */
export type DealCode = string & { readonly __brand: 'DealCode' };

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

/** How many deals have a code: 26^7 (rule 26). */
export const DEALS = 26 ** 7;

/** The published example (rule 27). */
export const PUBLISHED_CODE = 'HH1-N-AAAAAAM' as DealCode;

const LETTERS = 7;
const LETTER_A = 65;
/** Longer than any code with blanks and dashes: spares the matching of a pasted novel. */
const LONGEST = 200;

/** The code of deal number 0 to 26^7 - 1; throws a RangeError for any other number. */
export function formatDealCode(deal: number): DealCode {
  if (!Number.isInteger(deal) || deal < 0 || deal >= DEALS) throw new RangeError(`no deal ${deal}`);
  let letters = '';
  let rest = deal;
  for (let place = 0; place < LETTERS; place++) {
    letters = String.fromCharCode(LETTER_A + (rest % 26)) + letters;
    rest = Math.floor(rest / 26);
  }
  return `HH1-N-${letters}` as DealCode;
}

/** The number of a code's deal, 0 to 26^7 - 1: its letters read as digits, A = 0. */
export function dealNumber(code: DealCode): number {
  let number = 0;
  for (const letter of code.slice(-LETTERS)) {
    number = number * 26 + letter.charCodeAt(0) - LETTER_A;
  }
  return number;
}

/**
 * Blanks, and what mails and chats put around a code: invisible characters and quotation marks.
 * Dashes count where they separate; every kind of dash is one, and the underscore too.
 */
const BLANKS = /[\s\p{Cf}\p{Pi}\p{Pf}"'`]/gu;
const DASHES = /[\p{Pd}\u2212_]+/gu;

/** Reads a code without regard to case, blanks or missing dashes (rule 26). */
export function parseDealCode(text: string): Result<DealCode, DealCodeError> {
  if (text.length > LONGEST) return err('not-a-code');
  // Capitals of A to Z only, for some other letters have capitals among these.
  const bare = text
    .replace(BLANKS, '')
    .replace(DASHES, '-')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
  if (bare.replaceAll('-', '') === '') return err('empty');
  const parts = /^-?([A-Z]+)-?(\d+)-?([A-Z\d])(-?)(.*)/su.exec(bare);
  if (!parts) return err('not-a-code');
  // Stryker disable next-line StringLiteral: the rest is there, if empty; the types do not know
  const [, game, version, rules, dash, rest = ''] = parts;
  if (game !== 'HH') return err('other-game');
  if (version !== '1') return err('other-version');
  const letters = rest.replaceAll('-', '');
  const isWhole = /^[A-Z]{7}$/.test(letters);
  if (rules !== 'N' && (isWhole || dash !== '')) return err('other-rules');
  return isWhole ? ok(`HH1-N-${letters}` as DealCode) : err('not-seven-letters');
}
