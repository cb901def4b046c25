/**
 * A browser that is killed forgets every write that it had not taken yet. So what the player does
 * waits until the write of what was done before is taken, and then no more than the last move can be
 * lost. By hand nobody notices: storage takes a write in a few milliseconds.
 */
export interface Turns {
  /** Acts at once, or as soon as the writes under way are taken. */
  readonly inTurn: (act: () => void) => void;
  /** Has what comes next wait for a write. */
  readonly follow: (write: Promise<unknown>) => void;
}

/** How long, in milliseconds, storage may keep the player waiting; then play goes on without it. */
const PATIENCE = 150;

type Timer = ReturnType<typeof setTimeout>;

/** Turns for the writes of one surface. */
export function createTurns(): Turns {
  const waiting: { readonly act: () => void; readonly since: number; readonly timer: Timer }[] = [];
  let underWay = 0;
  /** It kept the player waiting too long, and has taken nothing since. */
  let isSilent = false;
  let isGoingOn = false;

  const goOn = async () => {
    if (isGoingOn) return;
    isGoingOn = true;
    for (let next = waiting[0]; next; next = waiting[0]) {
      // The timer comes late in a page that is out of sight.
      if (performance.now() - next.since >= PATIENCE) isSilent = true;
      if (underWay > 0 && !isSilent) break;
      waiting.shift();
      clearTimeout(next.timer);
      next.act();
      // By then it is known whether that one writes.
      await null;
    }
    isGoingOn = false;
  };

  const giveUp = () => {
    isSilent = true;
    goOn();
  };

  const follow = async (write: Promise<unknown>) => {
    // What is done in the same task was asked for at once.
    await null;
    underWay++;
    const isTaken = await write.then(
      () => true,
      () => false,
    );
    underWay--;
    if (isTaken) isSilent = false;
    goOn();
  };

  return {
    inTurn: (act) => {
      if (waiting.length === 0 && (underWay === 0 || isSilent)) return act();
      waiting.push({ act, since: performance.now(), timer: setTimeout(giveUp, PATIENCE) });
      goOn();
    },
    follow,
  };
}
