import type { CodedGame } from '../../../engine';
import { together } from '../devices/compare-plays';
import { isUnfinished, layAside, openGame } from './laying-aside';
import type { Table } from './stored-table';
import type { TableChange } from './table-changes';

/** What was found: a table, or what of it could be read. */
type FoundGames = Partial<Pick<Table, 'left' | 'unfinished' | 'finished' | 'plays'>> & {
  readonly current?: CodedGame | null;
};

/** Lays games aside that were found when another was already being played. */
export const keepFound =
  (
    { unfinished = [], left = null, current = null, finished = [], plays = {} }: FoundGames,
    at: number,
  ): TableChange =>
  (table) => {
    // The last one laid aside is the first of the list.
    const games = [...[...unfinished].reverse(), left, current].filter((game) => game !== null);
    const both = {
      ...table,
      plays: together(plays, table.plays),
      finished: [...finished, ...table.finished],
    };
    return games.filter(isUnfinished).reduce<Table>((kept, game) => layAside(kept, game, at), both);
  };

/** Goes on with what was played while it was not known what is stored; that is laid aside. */
export const goOnWith =
  (played: Table, at: number): TableChange =>
  (found) =>
    openGame(found, played.current.id) ? null : keepFound(found, at)(played);
