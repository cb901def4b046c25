import { type CodedGame, isWon } from '../../../engine';
import { isBegun } from '../table/laying-aside';
import type { Table } from '../table/stored-table';
import {
  type Days,
  joinDays,
  PLAYED_LATER,
  PLAYED_ON_ITS_DAY,
  WON_LATER,
  WON_ON_ITS_DAY,
} from './days';

const flagsOf = ({ game, onItsDay }: CodedGame): number => {
  const played = onItsDay ? PLAYED_ON_ITS_DAY : PLAYED_LATER;
  const won = onItsDay ? WON_ON_ITS_DAY : WON_LATER;
  return isWon(game.position) ? played | won : played;
};

/**
 * The days that the games on a table tell of. It needs no clock: a game says itself whether it was
 * begun on its day. So what a crash kept from being recorded is found when the table is opened.
 */
export function daysOfTable({ current, left, unfinished, finished }: Table): Days {
  const games = [current, left, ...unfinished, ...finished.map(({ game }) => game)];
  const begun = games.filter((game): game is CodedGame => game !== null && isBegun(game));
  return begun.reduce<Days>(
    (days, game) => (game.day ? joinDays(days, new Map([[game.day, flagsOf(game)]])) : days),
    new Map(),
  );
}
