import { decodeGame, encodeGame, type SavedGame } from '../../engine';
import { isMoment } from '../state/storage/is-moment';
import { errorOfVersion, type ReadError } from '../state/storage/read-error';
import type { FinishedGame } from '../state/table/stored-table';
import { beats, recordOf } from './game-record';

const VERSION = 1;
/** How many finished games are kept. */
const MOST_IN_HISTORY = 100;

/** The form in which the last finished games are stored, the latest first. */
export interface StoredHistory {
  readonly v: typeof VERSION;
  readonly games: readonly (SavedGame & { readonly at: number })[];
}

/** The last finished games as read. */
export interface ReadHistory {
  readonly games: readonly FinishedGame[];
  /** What is wrong with the value, of which the rest was read. */
  readonly error: ReadError | null;
}

/** The stored form of finished games. */
export const encodeHistory = (games: readonly FinishedGame[]): StoredHistory => ({
  v: VERSION,
  games: games.map(({ game, at }) => ({ ...encodeGame(game), at })),
});

function decodeFinished(value: unknown): FinishedGame | null {
  const game = decodeGame(value);
  const { at } = (value ?? {}) as { at?: unknown };
  return game.ok && isMoment(at) ? { game: game.value, at } : null;
}

/** Reads any stored value; the good games of one that is damaged. */
export function decodeHistory(value: unknown): ReadHistory {
  if (value == null) return { games: [], error: null };
  const { v, games } = (typeof value === 'object' ? value : {}) as Partial<
    Record<keyof StoredHistory, unknown>
  >;
  if (v !== VERSION) return { games: [], error: errorOfVersion(v, VERSION) };
  if (!Array.isArray(games)) return { games: [], error: 'damaged' };
  const read = games.slice(0, MOST_IN_HISTORY).map(decodeFinished);
  return {
    games: read.filter((game) => game !== null),
    error: read.includes(null) ? 'damaged' : null,
  };
}

/** The finished games with some more, each once, the latest first. */
export function withFinished(
  games: readonly FinishedGame[],
  more: readonly FinishedGame[],
): readonly FinishedGame[] {
  const byId = new Map(games.map((finished) => [finished.game.id, finished]));
  for (const finished of more) {
    const known = byId.get(finished.game.id);
    if (!known || beats(recordOf(finished), recordOf(known))) byId.set(finished.game.id, finished);
  }
  return [...byId.values()].sort((one, other) => other.at - one.at).slice(0, MOST_IN_HISTORY);
}
