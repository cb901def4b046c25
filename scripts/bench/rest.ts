import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds: all that a tap or an opening sets in motion has come to rest; the clock ticks once meanwhile. */
export const REST = 1000;

/** Waits for that long. */
export const rest = (): Promise<void> => sleep(REST);
