import { type Accessor, createEffect, createSignal, onCleanup, untrack } from 'solid-js';

/** The time played in a game, in milliseconds (rule 25). */
export interface Clock {
  /** Whole seconds, for display. */
  readonly seconds: Accessor<number>;
  /** Whole milliseconds, to this moment. */
  readonly read: () => number;
  /** Goes on from another time. */
  readonly set: (time: number) => void;
}

const SECOND = 1000;
/** A tick that took longer does not count: the machine slept meanwhile, or the page was frozen. */
const LONGEST_TICK = 2 * SECOND;

/** A clock that runs while `running` says so. It counts by `now`, which never jumps. */
export function createClock(
  start: number,
  running: Accessor<boolean>,
  now: () => number = () => performance.now(),
): Clock {
  const [time, setTime] = createSignal(start);
  let since: number | null = null;

  const read = () => {
    if (since !== null) {
      const moment = now();
      const passed = moment - since;
      since = moment;
      if (passed <= LONGEST_TICK) setTime((before) => before + passed);
    }
    return Math.floor(time());
  };

  createEffect(() => {
    if (!running()) return;
    since = now();
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      // To the next full second, so that the display never leaves one out.
      timer = setTimeout(tick, SECOND - (read() % SECOND));
    };
    // Reading the time must not make the effect begin anew with every second, a timer more each time.
    untrack(tick);
    onCleanup(() => {
      clearTimeout(timer);
      read();
      since = null;
    });
  });

  return {
    seconds: () => Math.floor(time() / SECOND),
    read,
    set: (value) => {
      if (since !== null) since = now();
      setTime(value);
    },
  };
}
