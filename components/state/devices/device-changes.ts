import {
  endWayBack,
  goesOnFrom,
  isUnfinished,
  layAside,
  layAsideOrLose,
  playedHere,
  without,
} from '../table/laying-aside';
import type { TableChange } from '../table/table-changes';
import { includes, together } from './compare-plays';
import type { SharedGame } from './shared-game';

/** Goes on with the game of another device, which knows of all that was played here. */
export const takeOver =
  ({ game, plays, playedAt }: SharedGame, at: number): TableChange =>
  (table) => {
    if (includes(table.plays, plays)) return null;
    const unfinished = without(table.unfinished, game);
    const plays_ = together(table.plays, plays);
    const next = endWayBack({ ...table, current: game, unfinished, plays: plays_, playedAt }, at);
    return goesOnFrom(game, table.current) ? next : layAsideOrLose(next, table.current, at);
  };

/** Of two games that were both played on, takes that of another device; ours is laid aside. */
export const chooseTheirs =
  ({ game, plays }: SharedGame, at: number): TableChange =>
  (table) => {
    if (includes(table.plays, plays)) return null;
    const unfinished = without(table.unfinished, game);
    const both = { ...table, current: game, unfinished, plays: together(table.plays, plays) };
    const next = endWayBack(both, at);
    return playedHere(isUnfinished(table.current) ? layAside(next, table.current, at) : next, at);
  };

/** Of two games that were both played on, keeps ours; that of another device is laid aside. */
export const chooseOurs =
  ({ game, plays }: SharedGame, at: number): TableChange =>
  (table) => {
    if (includes(table.plays, plays)) return null;
    const both = { ...table, plays: together(table.plays, plays) };
    return playedHere(isUnfinished(game) ? layAside(both, game, at) : both, at);
  };

/** What this device has shared before counts for it also when its game was replaced since. */
export const knowingAll =
  ({ plays }: SharedGame, at: number): TableChange =>
  (table) =>
    playedHere({ ...table, plays: together(table.plays, plays) }, at);
