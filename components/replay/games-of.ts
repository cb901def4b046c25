import { type DealCode, dealGame, type Game, parseLog, redo, replayGame } from '../../engine';

/**
 * A game as it was after each of its moves: the deal first, then one more for every move of the
 * log. Empty when the log is not one of that deal.
 */
export function gamesOf(code: DealCode, text: string): readonly Game[] {
  const log = parseLog(text);
  if (!log.ok) return [];
  const { game: dealt } = dealGame(code);
  // A game in which all is still to be redone.
  const start = replayGame(dealt.position.deck, dealt.log, 0, log.value);
  const games: Game[] = [];
  for (let game = start.ok ? start.value : null; game; game = redo(game)) games.push(game);
  return games;
}
