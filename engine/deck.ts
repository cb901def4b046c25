import { err, ok, type Result } from './result';

/** A rank: 1 is the ace, 11 the jack, 12 the queen, 13 the king (rule 1). */
export type Rank = number;

/** The highest rank, the king (rule 1). */
export const RANKS = 13;

/** Cards in the game (rule 1). */
export const DECK_SIZE = 52;

/** 52 ranks in dealing order, four of each (rules 1 and 2). */
export type Deck = readonly Rank[];

/** Why a value is not a deck. */
export type DeckError = 'not-52-ranks' | 'not-four-of-each';

/** The deck before the shuffle: ace to king, four times over. */
export const SORTED_DECK: Deck = Array.from({ length: DECK_SIZE }, (_, card) => (card % RANKS) + 1);

const isRank = (value: unknown): value is Rank =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= RANKS;

/** Reads any value as a deck: 52 ranks from 1 to 13, four of each (rule 1). */
export function parseDeck(value: unknown): Result<Deck, DeckError> {
  if (!Array.isArray(value) || value.length !== DECK_SIZE) return err('not-52-ranks');
  const counts: number[] = [];
  for (const rank of value as unknown[]) {
    if (!isRank(rank)) return err('not-52-ranks');
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  // If a rank is missing, some other one comes more than four times.
  if (counts.some((count) => count !== 4)) return err('not-four-of-each');
  return ok([...(value as Rank[])]);
}
