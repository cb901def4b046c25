import {
  type CodedGame,
  decodeGame,
  encodeGame,
  type Migrations,
  migrate,
  type Result,
  type SavedGame,
  type SavedGameError,
} from '../../../engine';
import { decodePlays, type Plays } from '../devices/plays';
import { isMoment } from '../storage/is-moment';
import { isUnfinished, without } from './laying-aside';
import { HIGHEST_REV, type Stamp, UNSTAMPED } from './replica';

/** A game that is over, and when it was. */
export interface FinishedGame {
  readonly game: CodedGame;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What the surfaces share: the game in progress, and those beside it. */
export interface Table {
  readonly current: CodedGame;
  /** The game left for the current one, while nothing was played in that: undo goes back to it. */
  readonly left: CodedGame | null;
  /** Games left unfinished, the latest first: at most five, and five daily hearts. */
  readonly unfinished: readonly CodedGame[];
  /** Games that are over and not yet in the statistics. */
  readonly finished: readonly FinishedGame[];
  /** The name of this device among those of the player; not stored here. */
  readonly device: string;
  /** What was played on each of them. */
  readonly plays: Plays;
  /** When something was last played, in milliseconds since 1970; 0 if that is not known. */
  readonly playedAt: number;
}

/** The form in which the table is stored: the saved game itself, and a few additions. */
export interface StoredTable extends SavedGame, Stamp {
  readonly left: SavedGame | null;
  readonly unfinished: readonly SavedGame[];
  readonly finished: readonly (SavedGame & { readonly at: number })[];
  readonly plays: Plays;
  readonly playedAt: number;
}

/** A table as read, with its stamp. */
export interface StampedTable {
  readonly table: Table;
  readonly stamp: Stamp;
  /** What is wrong with the games beside the current one, of which only the good ones were read. */
  readonly damage: SavedGameError | null;
}

/** The stored form of a table. */
export const encodeTable = (table: Table, stamp: Stamp): StoredTable => ({
  ...encodeGame(table.current),
  ...stamp,
  left: table.left && encodeGame(table.left),
  unfinished: table.unfinished.map(encodeGame),
  finished: table.finished.map(({ game, at }) => ({ ...encodeGame(game), at })),
  plays: table.plays,
  playedAt: table.playedAt,
});

type Fields = Partial<Record<keyof StoredTable, unknown>>;

/** See also the saved game's own. */
const MIGRATIONS: Migrations<Fields> = {
  // Version 1 kept the game that was left as the first of the unfinished ones.
  1: ({ takesBack, unfinished, ...old }: Fields & { takesBack?: unknown }) =>
    takesBack === true && Array.isArray(unfinished)
      ? { ...old, left: unfinished[0], unfinished: unfinished.slice(1) }
      : { ...old, unfinished },
};

/** A stored table of any version as this one would have stored it. */
export const migrated = (value: Fields & { readonly v: number }): Fields =>
  migrate<Fields>(MIGRATIONS, value.v, value);

/** Reads what stands beside the current game, which may be played already, and what is wrong with it. */
export function decodeBeside(stored: Fields, isPlayed: boolean) {
  const left = decodeGames(stored.left == null ? [] : [stored.left]);
  const unfinished = decodeGames(stored.unfinished ?? []);
  const finished = decodeGames(stored.finished ?? []);
  // There is no way back to it once something is played; but it does not vanish.
  const laidAside = isPlayed ? left.games.filter(isUnfinished) : [];
  return {
    beside: {
      left: isPlayed ? null : (left.games[0] ?? null),
      unfinished: laidAside.reduce(
        (games, game) => [game, ...without(games, game)],
        unfinished.games,
      ),
      finished: finished.games.map((game, index) => ({ game, at: finished.dates[index] ?? 0 })),
      plays: decodePlays(stored.plays, isPlayed),
      playedAt: dateFrom(stored.playedAt),
    },
    damage: left.damage ?? unfinished.damage ?? finished.damage,
  };
}

/** Reads any stored value as a table; `device` is the name of this device. */
export function decodeTable(value: unknown, device: string): Result<StampedTable, SavedGameError> {
  const current = decodeGame(value);
  if (!current.ok) return current;
  const stored = migrated(value as SavedGame);
  const { beside, damage } = decodeBeside(stored, current.value.game.moves > 0);
  const table = { current: current.value, ...beside, device };
  return { ok: true, value: { table, stamp: decodeStamp(stored), damage } };
}

/** Milliseconds since 1970, or 0 for what is no date. */
export const dateFrom = (value: unknown): number => (isMoment(value) ? value : 0);

/** The good ones of stored games, with the date that each may have. */
function decodeGames(stored: unknown) {
  if (!Array.isArray(stored)) return { games: [], dates: [], damage: 'not-a-save' as const };
  const games: CodedGame[] = [];
  const dates: number[] = [];
  let damage: SavedGameError | null = null;
  for (const value of stored as readonly unknown[]) {
    const game = decodeGame(value);
    if (!game.ok) {
      damage = game.error;
      continue;
    }
    games.push(game.value);
    dates.push(dateFrom((value as { at?: unknown }).at));
  }
  return { games, dates, damage };
}

const decodeStamp = ({ rev, writer, base }: Partial<Record<keyof Stamp, unknown>>): Stamp =>
  Number.isInteger(rev) &&
  Math.abs(rev as number) < HIGHEST_REV &&
  typeof writer === 'string' &&
  typeof base === 'string'
    ? { rev: rev as number, writer, base }
    : UNSTAMPED;
