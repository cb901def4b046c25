import { DEALS, type DealCode, dealNumber, formatDealCode } from './deal-code';
import { type Deck, SORTED_DECK } from './deck';
import { deal } from './position';
import { below, type Random32, sfc32, shuffle } from './random';
import { isStuck } from './status';

/** The least constant with which the published deal has all its properties (rule 27). */
const DEALING_CONSTANT = 53615;
/** Numbers thrown away at first, until each bit of the seed has reached every word. */
const WARM_UP = 12;

/** The deck of a code: the same in every browser and version, for ever (rule 26). */
export function deckOf(code: DealCode): Deck {
  const number = dealNumber(code);
  const random = sfc32(number | 0, Math.floor(number / 2 ** 32), DEALING_CONSTANT, 1);
  for (let step = 0; step < WARM_UP; step++) random();
  return shuffle(SORTED_DECK, random);
}

/** A random code, all equally likely, of a deal that is not stuck from the start (rule 22). */
export function randomDealCode(random: Random32): DealCode {
  // 26^7 is over 32 bits: the first letter is drawn alone.
  const code = formatDealCode(below(random, 26) * (DEALS / 26) + below(random, DEALS / 26));
  return isStuck(deal(deckOf(code))) ? randomDealCode(random) : code;
}
