import { HEART_SIZE, score } from '../../engine';
import type { FinishedGame } from '../state/table/stored-table';

/** What the statistics keep of a game that is over. */
export interface GameRecord {
  /** The name of the game: see `CodedGame`. */
  readonly id: string;
  /** When it was over: milliseconds since 1970. */
  readonly at: number;
  /** Cards left in the heart, 0 to 25: a game with none is won. */
  readonly left: number;
  readonly moves: number;
  /** Whole seconds played. */
  readonly seconds: number;
}

/** The last moment that can be recorded: some day in the year 4199. */
export const LATEST_RECORDED = 2 ** 46;

/** The record of a game that is over. */
export const recordOf = ({ game: { id, game, time }, at }: FinishedGame): GameRecord => ({
  id,
  at: Math.min(at, LATEST_RECORDED),
  left: HEART_SIZE - score(game.position) / 10,
  moves: game.moves,
  seconds: Math.floor(time / 1000),
});

/**
 * Whether the first of two records of a game holds: a win before a loss, the first of two wins, for
 * a game dealt again is known, and the last of two losses.
 */
export const beats = (one: GameRecord, other: GameRecord): boolean => {
  if (one.left === 0) return other.left > 0 || one.at < other.at;
  return other.left > 0 && one.at > other.at;
};

/** The records with some more, each game once; one that holds over another comes last. */
export function withRecords(
  records: readonly GameRecord[],
  more: readonly GameRecord[],
): readonly GameRecord[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  for (const record of more) {
    const known = byId.get(record.id);
    if (known && !beats(record, known)) continue;
    byId.delete(record.id);
    byId.set(record.id, record);
  }
  return [...byId.values()];
}
