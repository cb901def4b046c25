import { type DealCode, dealGame, type Game, type Log, parseLog, replayGame } from '../../engine';

/** A game as it was after each of its moves. */
export interface Moments {
  /** The number of its moves. */
  readonly last: number;
  /** The game after so many of them, 0 to `last`; all others are still to be redone. */
  readonly at: (move: number) => Game;
}

/** The first moves of a log, so many, and the others. */
function split({ pairs, taps }: Log, moves: number): readonly [Log, Log] {
  let left = moves;
  for (const [index, pair] of pairs.entries()) {
    if (left <= pair.taps) {
      const next = { ...pair, taps: pair.taps - left };
      return [
        { pairs: pairs.slice(0, index), taps: left },
        { pairs: [next, ...pairs.slice(index + 1)], taps },
      ];
    }
    left -= pair.taps + 1;
  }
  return [
    { pairs, taps: left },
    { pairs: [], taps: taps - left },
  ];
}

/** The moments of a game by its log, or null when that is not one of the deal. */
export function momentsOf(code: DealCode, text: string): Moments | null {
  const log = parseLog(text);
  if (!log.ok) return null;
  const { deck } = dealGame(code).game.position;
  const end = replayGame(deck, log.value, 0);
  if (!end.ok) return null;
  return {
    last: end.value.moves,
    at: (move) => {
      const [done, undone] = split(log.value, move);
      const game = replayGame(deck, done, 0, undone);
      if (!game.ok) throw new RangeError(`no move ${move}`);
      return game.value;
    },
  };
}
