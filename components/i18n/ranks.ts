import type { Rank } from '../../engine';
import { type MessageKey, t } from './messages';

/** The ranks that have a letter and a name; the others are numbers. */
export const NAMED_RANKS: readonly Rank[] = [1, 11, 12, 13];

const hasName = (rank: Rank) => NAMED_RANKS.includes(rank);

/** What is printed on a card: 2 to 10, or the letter that the player's language uses. */
export const rankLetter = (rank: Rank): string =>
  hasName(rank) ? t(`rankLetter_${rank}` as MessageKey) : String(rank);

/** What a card is called: 2 to 10, or its name. */
export const rankName = (rank: Rank): string =>
  hasName(rank) ? t(`rankName_${rank}` as MessageKey) : String(rank);
