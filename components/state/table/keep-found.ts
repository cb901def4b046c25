import { together } from '../devices/plays';
import { isUnfinished, keep } from './laying-aside';
import type { Table } from './stored-table';
import type { TableChange } from './table-changes';

/** Lays games aside that were found when another was already being played. */
export const keepFound =
  (found: Table, at: number): TableChange =>
  (table) => {
    // The last one laid aside is the first of the list.
    const games = [...[...found.unfinished].reverse(), found.left, found.current].filter(
      (game) => game !== null,
    );
    const both = {
      ...table,
      plays: together(found.plays, table.plays),
      finished: [...found.finished, ...table.finished],
    };
    return games.filter(isUnfinished).reduce<Table>((kept, game) => keep(kept, game, at), both);
  };
