/** A deal code in its one written form, e.g. `HH1-N-AAAAAAM` (rule 26). */
export type DealCode = string & { readonly __brand: 'DealCode' };

/** How many deals have a code: 26^7 (rule 26). */
export const DEALS = 26 ** 7;

/** The published example (rule 27). */
export const PUBLISHED_CODE = 'HH1-N-AAAAAAM' as DealCode;

const LETTERS = 7;
const LETTER_A = 65;
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

/** Whether a text is a code in its one written form. */
export const isDealCode = (text: string): text is DealCode => /^HH1-N-[A-Z]{7}$/.test(text);
