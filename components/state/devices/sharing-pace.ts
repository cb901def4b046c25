/** Milliseconds from a move until it is shared: those that follow it soon go along. */
export const PACE = 8000;
/** Milliseconds between two tries, however often it was refused. */
export const SLOWEST = 60_000;
/** The most that is shared with other devices in a minute, however fast is played. */
const MOST = 10;
const MINUTE = 60_000;

/** The writes of the last minute, the oldest first; a clock that was set back makes none of them. */
export const recentWrites = (writes: readonly number[], now: number): readonly number[] =>
  [...new Set(writes)].filter((at) => at > now - MINUTE && at <= now).sort((a, b) => a - b);

/** Whether one more may be written now. */
export const mayWrite = (recent: readonly number[]): boolean => recent.length < MOST;
