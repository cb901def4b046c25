import { bench } from 'vitest';
import {
  dealGame,
  deckOf,
  decodeGame,
  encodeGame,
  formatDealCode,
  type Game,
  isStuck,
  PUBLISHED_CODE,
  tap,
  WORKED_EXAMPLE,
} from '../../engine';

const { game: dealt } = dealGame(PUBLISHED_CODE);
const saved = {
  ...encodeGame(dealGame(PUBLISHED_CODE)),
  log: WORKED_EXAMPLE.log.slice(0, -2),
  time: 60_000,
};

let game: Game = dealt;
bench('a tap on the stock', () => {
  ({ game } = tap(game, null, 'stock'));
});

const nine = Array.from({ length: 9 }).reduce<Game>((now) => tap(now, null, 'stock').game, dealt);
bench('a tap that makes a pair', () => {
  tap(nine, 25, 'waste');
});

let number = 0;
bench('a deal', () => {
  deckOf(formatDealCode(number++));
});

bench('decoding a long saved game', () => {
  decodeGame(saved);
});

bench('a stuck check', () => {
  isStuck(dealt.position);
});
