import { type CodedGame, isStuck } from '../../engine';
import { isUnfinished, waitsBeside } from '../state/table/laying-aside';
import type { Table } from '../state/table/stored-table';
import type { Statistics } from './device-statistics';
import { LATEST_RECORDED, recordOf, withRecords } from './game-record';
import { MOST_OPEN } from './stored-statistics';

/** The games on the table that were begun and are not over, by name. */
export const openOf = ({ current, left, unfinished }: Table): readonly string[] => [
  ...new Set(
    [current, left, ...unfinished].flatMap((game) => (game && isUnfinished(game) ? [game.id] : [])),
  ),
];

/** The stuck game that was just left: lost, unless it is taken back. */
export function lostOnLeaving({ current, left, unfinished }: Table): CodedGame | null {
  if (!left || !isUnfinished(left) || waitsBeside(left, current)) return null;
  if (!isStuck(left.game.position)) return null;
  return [current, ...unfinished].some(({ id }) => id === left.id) ? null : left;
}

/** How many games are recorded at a time: far fewer than are kept apart, so that none is twice. */
export const AT_A_TIME = 50;

/** The statistics with what is on the table of their device. Doing so twice changes nothing more. */
export function withTable(mine: Statistics, table: Table, now: number): Statistics {
  const known = new Set(mine.games.map(({ id }) => id));
  // What is recorded after a reset was played after it, whatever a clock that was wrong has said.
  const afterReset = (at: number) => Math.min(Math.max(at, mine.reset.since + 1), LATEST_RECORDED);
  const finished = table.finished
    .slice(0, AT_A_TIME)
    .map(({ game, at }) => recordOf({ game, at: known.has(game.id) ? at : afterReset(at) }));
  const games = withRecords(mine.games, finished);
  const over = new Set(games.map(({ id }) => id));
  // No more than are read again: what is stored would be changed at every opening.
  const open = openOf(table)
    .filter((id) => !over.has(id))
    .slice(0, MOST_OPEN);
  return {
    ...mine,
    games,
    open: new Map(open.map((id) => [id, mine.open.get(id) ?? afterReset(now)])),
  };
}
