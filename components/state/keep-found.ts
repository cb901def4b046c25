import { isUnfinished, keep } from './laying-aside';
import { together } from './plays';
import type { Table } from './stored-table';
import type { TableChange } from './table-changes';

/** Lays games aside that were found when another was already being played. */
export const keepFound =
  (found: Table, at: number): TableChange =>
  (table) => {
    const games = [...found.unfinished, found.left, found.current].filter((game) => game !== null);
    const both = {
      ...table,
      plays: together(found.plays, table.plays),
      finished: [...found.finished, ...table.finished],
    };
    return games.filter(isUnfinished).reduce<Table>((kept, game) => keep(kept, game, at), both);
  };
