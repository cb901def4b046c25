import { type CodedGame, score } from '../../engine';
import { t } from './messages';
import { formatNumber, formatTime } from './numbers';

/** A game by its code, score, moves and time. */
export const gameInWords = ({ code, game, time }: CodedGame): string =>
  t(
    'unfinishedGame',
    code,
    formatNumber(score(game.position)),
    formatNumber(game.moves),
    formatTime(Math.floor(time / 1000)),
  );
