import { type CardPlace, type Position, rankAt, stockCount, wasteTop } from '../../engine';
import { plural, t } from './messages';
import { rankName } from './ranks';

/** A pair that leaves, by one of its cards in the position before. */
export const pairInWords = (before: Position, card: CardPlace): string =>
  t('saidPaired', rankName(rankAt(before, card) ?? 0));

/** A tap on the stock, by what it left: a card was drawn, or the waste is the stock again. */
export function tapInWords({ ring }: Position): string {
  const top = wasteTop(ring);
  return top === null
    ? plural('saidRedealt', stockCount(ring))
    : plural('saidDrawn', stockCount(ring), rankName(top));
}
