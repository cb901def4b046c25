import type { FinishedGame } from '../state/table/stored-table';
import type { TableChange } from '../state/table/table-changes';

/** Games that are in the statistics now need not be kept for them. */
export const recorded =
  (games: readonly FinishedGame[]): TableChange =>
  (table) => {
    const ids = new Set(games.map(({ game }) => game.id));
    const finished = table.finished.filter(({ game }) => !ids.has(game.id));
    return finished.length === table.finished.length ? null : { ...table, finished };
  };
