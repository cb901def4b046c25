/**
 * One value that several surfaces (popup, new tabs) change at the same time.
 *
 * A change is shown and written at once, without asking anybody; so two surfaces can write over
 * each other. Storage tells every surface of every write in the same order, and one rule decides
 * for all of them: a write counts only if it was made from the last write that counted. Who sees
 * that his own write does not count makes his change again on the one that does.
 */

/** What every stored value carries beside its content. */
export interface Stamp {
  /** Grows with each write. */
  readonly rev: number;
  /** The surface that wrote it; empty for a value that no surface wrote. */
  readonly writer: string;
  /** The id of the write it was made from; empty for the first. */
  readonly base: string;
}

/** The stamp of a stored value that no surface wrote. */
export const UNSTAMPED: Stamp = { rev: 0, writer: '', base: '' };

/** The stamp of a value that is not stored yet. */
export const UNWRITTEN: Stamp = { rev: -1, writer: '', base: '' };

/** A change of the value, or null when it is not possible there. */
export type Change<Value> = (value: Value) => Value | null;

/** What a replica needs from the surface it works for. */
export interface ReplicaOptions<Value> {
  /** The name of this surface, unlike any other's. */
  readonly writer: string;
  readonly value: Value;
  readonly stamp: Stamp;
  /** Stores a value; called in the same tick as the change. */
  readonly write: (value: Value, stamp: Stamp) => void;
  /** Takes over another surface's value; `dropped` own changes were not possible on it. */
  readonly adopt: (value: Value, dropped: number) => void;
  /** Called after a write that does not count: when all is quiet, what is stored must be checked. */
  readonly doubt: () => void;
}

/** One surface's copy of the value. */
export interface Replica<Value> {
  /** Makes a change here, now; returns the new value, or null when the change is not possible. */
  readonly act: (change: Change<Value>) => Value | null;
  /** Takes in a write that storage reported, this surface's own ones too. */
  readonly receive: (value: Value, stamp: Stamp) => void;
  /** Takes in what storage holds now: after waking up, or when in doubt. */
  readonly reconcile: (value: Value, stamp: Stamp) => void;
  /** Writes the present value again, after a write that failed. */
  readonly rewrite: () => void;
}

/** A write of this surface that storage has not reported yet. */
interface Pending<Value> {
  readonly id: string;
  readonly changes: readonly Change<Value>[];
}

const idOf = ({ rev, writer }: Stamp) => `${rev}:${writer}`;

/** Writes remembered: more than can be under way at once, however many surfaces race. */
const REMEMBERED = 5000;

/** A surface's copy of a shared value; see the head of this file. */
export function createReplica<Value>(options: ReplicaOptions<Value>): Replica<Value> {
  const { writer, write, adopt, doubt } = options;
  let shown = options.value;
  let shownId = idOf(options.stamp);
  /** The last write that counted, as storage reported it. */
  let counted = shownId;
  let highestRev = options.stamp.rev;
  let pending: readonly Pending<Value>[] = [];
  const seen = new Set([counted]);

  const remember = (id: string) => {
    seen.add(id);
    for (const oldest of seen) {
      if (seen.size <= REMEMBERED) break;
      seen.delete(oldest);
    }
  };

  const send = (value: Value, ...changes: readonly Change<Value>[]) => {
    highestRev++;
    const stamp = { rev: highestRev, writer, base: shownId };
    shown = value;
    shownId = idOf(stamp);
    pending = [...pending, { id: shownId, changes }];
    write(value, stamp);
  };

  const act = (change: Change<Value>) => {
    const next = change(shown);
    if (next !== null && next !== shown) send(next, change);
    return next;
  };

  const take = (value: Value, stamp: Stamp) => {
    const redone = pending.flatMap(({ changes }) => changes);
    counted = idOf(stamp);
    highestRev = Math.max(highestRev, stamp.rev);
    pending = [];
    shown = value;
    shownId = counted;
    let next = value;
    const possible = redone.filter((change) => {
      const changed = change(next);
      next = changed ?? next;
      return changed !== null;
    });
    // All in one write: with many surfaces racing, one each would be a storm.
    if (next !== value) send(next, ...possible);
    adopt(shown, redone.length - possible.length);
  };

  const receive = (value: Value, stamp: Stamp) => {
    const id = idOf(stamp);
    const isNews = !seen.has(stamp.base) && stamp.rev > highestRev;
    // What no surface wrote has no id of its own: two such values look alike.
    if (id === counted && stamp.writer !== '') return;
    remember(id);
    if (stamp.writer === writer) {
      const index = pending.findIndex((own) => own.id === id);
      // One that is no longer pending was made again on another surface's write.
      if (index < 0) return;
      pending = pending.slice(index + 1);
      counted = id;
    } else if (stamp.base === counted || isNews || stamp.writer === '') {
      take(value, stamp);
    } else {
      highestRev = Math.max(highestRev, stamp.rev);
      doubt();
    }
  };

  const reconcile = (value: Value, stamp: Stamp) => {
    const id = idOf(stamp);
    // With writes of our own under way, their reports will settle it.
    if (id === counted || pending.length > 0) return;
    if (seen.has(id) && stamp.writer !== '') rewrite();
    else take(value, stamp);
  };

  const rewrite = () => {
    // A value under a number that nobody has seen fits on what any surface shows.
    shownId = counted;
    pending = [];
    send(shown, (value) => value);
  };

  return { act, receive, reconcile, rewrite };
}
