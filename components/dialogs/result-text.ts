import { type CodedGame, isWon, score } from '../../engine';
import { formatDay } from '../i18n/dates';
import { t } from '../i18n/messages';
import { formatNumber, formatTime } from '../i18n/numbers';

/** How a game ended, as a line to send: its code, result, score, moves and, if shown, its time. */
export function resultText({ code, day, game }: CodedGame, seconds: number | null): string {
  const deal = day ? t('resultDaily', code, formatDay(day, 'dated')) : code;
  const end = t(isWon(game.position) ? 'endWon' : 'endStuck');
  const text = t('result', deal, end, formatNumber(score(game.position)), formatNumber(game.moves));
  return seconds === null ? text : t('resultTime', text, formatTime(seconds));
}
