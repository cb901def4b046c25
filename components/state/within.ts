import type { Result } from '../../engine';

/** How long a read may take, in milliseconds, before the game starts without it. */
const PATIENCE = 2000;

const FAILED = { ok: false, error: 'failed' } as const;

/** What a promise brings, or `failed` when it rejects or brings nothing in time. */
export const within = <Value>(promise: Promise<Value>): Promise<Result<Value, 'failed'>> =>
  Promise.race([
    promise.then(
      (value) => ({ ok: true, value }) as const,
      () => FAILED,
    ),
    new Promise<Result<Value, 'failed'>>((resolve) => {
      setTimeout(resolve, PATIENCE, FAILED);
    }),
  ]);
