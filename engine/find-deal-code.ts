import type { DealCode } from './deal-code';
import { type DealCodeError, parseDealCode } from './parse-deal-code';
import { ok, type Result } from './result';

/** Longer than any mail with a code in it: spares the search of a pasted novel. */
const LONGEST = 20_000;

/**
 * Something like a code, with nothing before and behind it that would belong to a word; between its
 * parts blanks, dashes, and what cannot be seen.
 */
const CODE_LIKE =
  /(?<![\p{L}\p{N}])HH[\s\p{Pd}\p{Cf}\u2212_]{0,3}1[\s\p{Pd}\p{Cf}\u2212_]{0,3}N[\s\p{Pd}\p{Cf}\u2212_]{0,3}[A-Z]{7}(?![\p{L}\p{N}])/giu;

/** Reads the code that a text is, else the only one among its words (rule 26). */
export function findDealCode(text: string): Result<DealCode, DealCodeError> {
  const whole = parseDealCode(text);
  if (whole.ok || text.length > LONGEST) return whole;
  const read = (text.match(CODE_LIKE) ?? []).map(parseDealCode);
  const codes = new Set(read.flatMap((code) => (code.ok ? [code.value] : [])));
  const [code] = codes;
  return code !== undefined && codes.size === 1 ? ok(code) : whole;
}
