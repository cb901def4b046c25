import { type Game, playPair, playStock } from './game';
import { placeOf } from './heart';
import { type CardPlace, isPlayable, type Pair, type Position, pairOf, rankAt } from './position';
import { stockCount } from './ring';
import { isWon } from './status';

/** What a player can tap: a place of the heart, the waste, or the stock. */
export type Target = CardPlace | 'stock';

/** The selected card: a free heart card, the top of the waste, or none (rule 12). */
export type Selection = CardPlace | null;

/** Why a tap removed nothing (rules 9, 12 and 13). */
export const REASONS = [
  'different-rank',
  'covered',
  'empty-place',
  'empty-waste',
  'nothing-left',
  'game-over',
] as const;
/** One of {@link REASONS}. */
export type Reason = (typeof REASONS)[number];

/** What came of a tap: the game and the selection after it, and the reason of a refusal. */
export type Outcome =
  | (After & { readonly kind: 'selected' | 'deselected' | 'drawn' | 'redealt' })
  | (After & { readonly kind: 'paired'; readonly pair: Pair })
  | (After & { readonly kind: 'mismatch' | 'none'; readonly reason: Reason });

interface After {
  readonly game: Game;
  readonly selection: Selection;
}

/**
 * Plays a tap (rules 8, 9, 12, 13 and 14). Selecting is no move (rule 10). Throws a RangeError for a
 * slot that is none.
 */
export const tap = (game: Game, selection: Selection, target: Target): Outcome =>
  target === 'stock' ? tapStock(game, selection) : tapCard(game, selection, target);

function tapStock(game: Game, selection: Selection): Outcome {
  const next = playStock(game);
  if (!next) {
    const reason = isWon(game.position) ? 'game-over' : 'nothing-left';
    return { kind: 'none', game, selection, reason };
  }
  const kind = stockCount(game.position.ring) > 0 ? 'drawn' : 'redealt';
  return { kind, game: next, selection: selection === 'waste' ? null : selection };
}

function tapCard(game: Game, selection: Selection, place: CardPlace): Outcome {
  const { position } = game;
  if (place !== 'waste') placeOf(place);
  if (isWon(position)) return { kind: 'none', game, selection, reason: 'game-over' };
  if (!isPlayable(position, place)) {
    return { kind: 'none', game, selection, reason: refusal(rankAt(position, place), place) };
  }
  if (selection === null) return { kind: 'selected', game, selection: place };
  const pair = pairOf(selection, place);
  if (!pair) return { kind: 'deselected', game, selection: null };
  const next = playPair(game, pair);
  if (next) return { kind: 'paired', game: next, selection: null, pair };
  return { kind: 'mismatch', game, selection: place, reason: 'different-rank' };
}

function refusal(rank: number | null, place: CardPlace): Reason {
  if (place === 'waste') return 'empty-waste';
  return rank === null ? 'empty-place' : 'covered';
}

/** The selection that can stand in another game or after a move elsewhere: a card still playable. */
export const validSelection = (game: Game, selection: Selection): Selection =>
  // Stryker disable next-line ConditionalExpression: no selection is not playable; for the types
  selection !== null && !isWon(game.position) && isPlayable(game.position, selection)
    ? selection
    : null;

/** Whether placement help darkens a card: it does not match the selected one (rule 16). */
export function isDimmed(position: Position, selection: Selection, place: CardPlace): boolean {
  if (selection === null) return false;
  const rank = rankAt(position, place);
  return rank !== null && rank !== rankAt(position, selection);
}
