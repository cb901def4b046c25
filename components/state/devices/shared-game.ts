import {
  type CodedGame,
  decodeGame,
  encodeGame,
  type Result,
  type SavedGameError,
} from '../../../engine';
import { dateFrom, type Table } from '../table/stored-table';
import { LONGEST_NAME } from './device-name';
import { decodePlays, type Plays } from './plays';

/** The game in progress as one of the player's devices shares it with the others. */
export interface SharedGame {
  readonly game: CodedGame;
  /** The device that shared it, and what was played on which until then. */
  readonly device: string;
  readonly plays: Plays;
  /** When it was last played, in milliseconds since 1970; 0 if that is not known. */
  readonly playedAt: number;
  /** When that device last shared it, at most ten times, in milliseconds since 1970. */
  readonly writes: readonly number[];
}

const SHARED_GAME_VERSION = 1;

/** Far more devices than anybody has; with more, there would be no room to share the game again. */
const MOST_DEVICES = 200;
const areNames = (names: readonly string[]) =>
  names.length <= MOST_DEVICES && names.every((name) => name.length <= LONGEST_NAME);

/**
 * The stored form of a table's game for other devices: plain JSON, about 500 bytes and 18 more for each
 * device that was ever played on. An item of the synced storage has room for over 400 of them.
 */
export const encodeSharedGame = (table: Table, writes: readonly number[]) => ({
  v: SHARED_GAME_VERSION,
  game: encodeGame(table.current),
  device: table.device,
  plays: table.plays,
  playedAt: table.playedAt,
  writes,
});

/** Reads any stored value as a shared game. */
export function decodeSharedGame(value: unknown): Result<SharedGame, SavedGameError> {
  if (typeof value !== 'object' || value === null) return { ok: false, error: 'not-a-save' };
  const { v, game, device, plays, playedAt, writes } = value as Record<string, unknown>;
  if (!Number.isSafeInteger(v) || (v as number) < 1) return { ok: false, error: 'not-a-save' };
  if ((v as number) > SHARED_GAME_VERSION) return { ok: false, error: 'newer-version' };
  const decoded = decodeGame(game);
  if (!decoded.ok) return decoded;
  const known = decodePlays(plays, false);
  if (typeof device !== 'string' || !areNames([device, ...Object.keys(known)])) {
    return { ok: false, error: 'not-a-save' };
  }
  return {
    ok: true,
    value: {
      game: decoded.value,
      device,
      plays: known,
      playedAt: dateFrom(playedAt),
      writes: Array.isArray(writes) ? writes.map(dateFrom).filter((date) => date > 0) : [],
    },
  };
}
