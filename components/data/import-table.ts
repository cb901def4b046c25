import { type CodedGame, formatLog } from '../../engine';
import { isUnfinished, playedHere } from '../state/table/laying-aside';
import type { Table } from '../state/table/stored-table';
import { currentWithTime, type Played, type TableChange } from '../state/table/table-changes';

/**
 * Unfinished games up to which those of a file join ours, none of which goes; well below `MOST_OPEN`,
 * so that all of them count.
 */
const ROOM_AFTER_IMPORT = 50;

/** The same game, played in the same way. */
const isSamePlay = (one: CodedGame, other: CodedGame) =>
  one.id === other.id && formatLog(one.game.log) === formatLog(other.game.log);

/**
 * Goes on with the table of a file. What is in progress here is laid aside, stuck or not, and no
 * unfinished game of ours makes room for one of the file.
 */
export const importTable =
  (given: Table, played: Played, at: number): TableChange =>
  (table) => {
    const { current, left, unfinished, finished } = given;
    const isGiven = (game: CodedGame) =>
      [current, left, ...unfinished].some((other) => other && isSamePlay(game, other));
    const mine = [currentWithTime(table, played), table.left, ...table.unfinished].filter(
      (game) => game !== null && isUnfinished(game),
    ) as CodedGame[];
    const isOurs = (game: CodedGame) => mine.some((other) => isSamePlay(game, other));
    const ours = [...mine.filter((game) => !isGiven(game)), ...unfinished.filter(isOurs)];
    const theirs = unfinished.filter((game) => !isOurs(game));
    const over = new Set(table.finished.map(({ game }) => game.id));
    const next = {
      ...table,
      current,
      left,
      unfinished: [...ours, ...theirs].slice(0, Math.max(ROOM_AFTER_IMPORT, ours.length)),
      finished: [...table.finished, ...finished.filter(({ game }) => !over.has(game.id))],
    };
    return playedHere(next, at);
  };
