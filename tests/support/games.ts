import {
  createGame,
  type Deck,
  type Game,
  isWon,
  parseDeck,
  parseLog,
  replayGame,
  type Selection,
  SLOTS,
  type Target,
  tap,
  undo,
} from '../../engine';
import { SORTED_DECK } from '../../engine/deck';
import { below, type Random32, shuffle } from '../../engine/random';

/** A game with the selection beside it, and a way to tap several things. */
export interface Table {
  readonly game: Game;
  readonly selection: Selection;
  /** What the last tap did. */
  readonly kind: string;
}

/** A table just dealt. */
export const tableOf = (deck: Deck): Table => ({
  game: createGame(deck),
  selection: null,
  kind: 'dealt',
});

/** The table after some taps. */
export const tapAll = (table: Table, ...targets: readonly Target[]): Table =>
  targets.reduce<Table>(({ game, selection }, target) => tap(game, selection, target), table);

/**
 * A deck whose places have the given ranks: `fromPoint` from slot 25 downwards, `stock` in the order
 * of drawing, and the first waste card. The rest is filled with what is left of the 52 cards.
 */
export function deckWith(given: {
  readonly fromPoint?: readonly number[];
  readonly waste?: number;
  readonly stock?: readonly number[];
}): Deck {
  const deck = new Array<number>(52).fill(0);
  given.fromPoint?.forEach((rank, index) => {
    deck[24 - index] = rank;
  });
  given.stock?.forEach((rank, index) => {
    deck[25 + index] = rank;
  });
  if (given.waste !== undefined) deck[51] = given.waste;
  const left = [...SORTED_DECK].sort((a, b) => a - b);
  for (const rank of deck) if (rank > 0) left.splice(left.indexOf(rank), 1);
  const filled = parseDeck(deck.map((rank) => (rank > 0 ? rank : (left.shift() as number))));
  if (!filled.ok) throw new Error(filled.error);
  return filled.value;
}

/** The game of a log, all of its last 100 moves undoable. */
export function gameOf(deck: Deck, text: string): Game {
  const log = parseLog(text);
  if (!log.ok) throw new Error(log.error);
  const game = replayGame(deck, log.value, 100);
  if (!game.ok) throw new Error(game.error);
  return game.value;
}

/** Plays at random from a random deck: taps of every kind and undos, each result passed on. */
export function playAtRandom(
  random: Random32,
  steps: number,
  each: (game: Game, before: Game) => void,
): Game {
  let table = tableOf(shuffle(SORTED_DECK, random));
  for (let step = 0; step < steps && !isWon(table.game.position); step++) {
    const before = table.game;
    const choice = below(random, 20);
    if (choice === 0) {
      table = { ...table, game: undo(before) ?? before, selection: null };
    } else {
      const target = choice < 6 ? 'stock' : choice < 9 ? 'waste' : below(random, SLOTS.length) + 1;
      table = tapAll(table, target);
    }
    each(table.game, before);
  }
  return table.game;
}
