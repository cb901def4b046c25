import type { Result } from '../../../engine';

/** How long a read may take, in milliseconds, before the game starts without it. */
const PATIENCE = 2000;

const FAILED = { ok: false, error: 'failed' } as const;

/** What a promise brings, or `failed` when it rejects or brings nothing in time. */
export const within = <Value>(promise: Promise<Value>): Promise<Result<Value, 'failed'>> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE, FAILED);
    promise
      .then(
        (value) => resolve({ ok: true, value }),
        () => resolve(FAILED),
      )
      // Else every read and write would leave a timer behind, in hidden tabs too.
      .finally(() => clearTimeout(timer));
  });

/** What a promise brings; throws when it brings nothing in time. */
export async function answerOf<Value>(promise: Promise<Value>): Promise<Value> {
  const answer = await within(promise);
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
}
