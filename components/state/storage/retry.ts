import { type Accessor, createSignal } from 'solid-js';

/** Tries something again that has failed, less and less often. */
export interface Retry {
  /** Whether it has failed, and has not succeeded since. */
  readonly failing: Accessor<boolean>;
  readonly failed: () => void;
  readonly succeeded: () => void;
  /** Does not try again. */
  readonly stop: () => void;
}

/** Milliseconds. */
const FIRST = 1000;
const LAST = 60_000;

/** Calls `again` some time after each failure. */
export function createRetry(again: () => void): Retry {
  const [failing, setFailing] = createSignal(false);
  let delay = FIRST;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    failing,
    failed: () => {
      setFailing(true);
      timer ??= setTimeout(() => {
        timer = undefined;
        // Only a retry that fails makes the next one wait longer; what is done meanwhile does not.
        delay = Math.min(delay * 2, LAST);
        again();
      }, delay);
    },
    succeeded: () => {
      delay = FIRST;
      stop();
      setFailing(false);
    },
    stop,
  };
}
