import type { FinishedGame } from '../state/table/stored-table';
import type { TableChange } from '../state/table/table-changes';

/** Takes games off the table that are in the statistics now. */
export const offTheTable =
  (games: readonly FinishedGame[]): TableChange =>
  (table) => {
    const ids = new Set(games.map(({ game }) => game.id));
    const finished = table.finished.filter(({ game }) => !ids.has(game.id));
    return finished.length === table.finished.length ? null : { ...table, finished };
  };
