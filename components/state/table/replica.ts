/**
 * One value that several surfaces (popup, new tabs) change at the same time.
 *
 * A change is shown and written at once, without asking anybody; so two surfaces can write over
 * each other. Storage tells every surface of every write in the same order, and one rule decides
 * for all of them: a write counts only if it was made from the last write that counted. Who sees
 * that his own write does not count makes his change again on the one that does. Of a write that was
 * made from one that storage refused, the last one before it that was stored decides.
 *
 * A surface that opened in the midst of this may have begun with a write that does not count, and
 * so see it otherwise than the rest. So when all is quiet, whoever has met a write that does not
 * count looks at what is stored: the highest number counts from then on, for everybody.
 *
 * What is heard of storage comes in by four ways; in each, the first line that fits says what happens.
 * A value that is taken over counts and is shown, and own changes that it has not are made again on it.
 *
 *     receive: a write was reported
 *       by no surface                                 taken over
 *       that counts already                           nothing
 *       ours, made from the one that counts           counts; what is shown stays
 *       another's, made from the one that counts      taken over
 *       from one unknown, above the one that counts   taken over
 *       any other                                     does not count: doubt
 *     reconcile: storage was read, after waking up or in doubt
 *       what counts already                           nothing
 *       any, with a report under way                  nothing: it will settle it
 *       by no surface, or not heard of before         taken over
 *       above the number of the one that counts       taken over
 *       any other                                     the value shown is written again
 *     retry: storage was read, after an own write has failed
 *       not heard of before                           nothing: its report is under way
 *       any other                                     as by reconcile, and own changes written again
 *     catchUp: storage was read, after a time in which no report came
 *       what counts already                           nothing
 *       any other                                     taken over; own changes that counted are in it
 */

/** What every stored value carries beside its content. */
export interface Stamp {
  /** Grows with each write. */
  readonly rev: number;
  /** The surface that wrote it; empty for a value that no surface wrote. */
  readonly writer: string;
  /**
   * The id of the write it was made from; empty for the first. Where that may never have been stored
   * there follow, after commas, the lowest number of this surface's writes that it was made from, and
   * the id of the last write that had counted then.
   */
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
  /** Takes over another surface's value; `dropped` changes of the player's were not possible on it. */
  readonly adopt: (value: Value, dropped: number) => void;
  /**
   * Called after a write that does not count: when all is quiet, what is stored must be checked,
   * first by the surface whose write counts. A surface that finds another's there writes it again.
   */
  readonly doubt: (isOurs: boolean) => void;
  /** Called after a write that counts: what is stored is what it should be. */
  readonly certain: () => void;
}

/** One surface's copy of the value. */
export interface Replica<Value> {
  /**
   * Makes a change here, now; returns the new value, or null when the change is not possible. One that
   * the player has not made is no loss to him where it is not possible later.
   */
  readonly act: (change: Change<Value>, isPlayers?: boolean) => Value | null;
  /** Takes in a write that storage reported, this surface's own ones too. */
  readonly receive: (value: Value, stamp: Stamp) => void;
  /** Takes in what storage holds now: after waking up, or when in doubt. */
  readonly reconcile: (value: Value, stamp: Stamp) => void;
  /** The same after a time in which no report came: own changes that are not in it are made again. */
  readonly catchUp: (value: Value, stamp: Stamp) => void;
  /** Writes the present value again. */
  readonly rewrite: () => void;
  /** After a write that failed: takes in what storage holds, and writes the own changes to that again. */
  readonly retry: (value: Value, stamp: Stamp) => void;
  /**
   * Storage holds a value that was not known when the one shown was begun, and none of whose writes
   * was made: the next change is made of it.
   */
  readonly beginFrom: (value: Value, stamp: Stamp) => void;
}

/** A change made here, and the writes that carried it. */
interface Own<Value> {
  readonly change: Change<Value>;
  readonly isPlayers: boolean;
  readonly ids: readonly string[];
  readonly at: number;
}

const idOf = ({ rev, writer }: Stamp) => `${rev}:${writer}`;

/** Above all numbers of writes. */
export const HIGHEST_REV = 2 ** 40;
/** Writes remembered: more than can be under way at once, however many surfaces race. */
const REMEMBERED = 5000;
/** Milliseconds for which a change may still turn out not to be in what counts. */
const RECENT = 10_000;
/** Milliseconds for which a write may be under way; later, it is not waited for. */
const UNDER_WAY = 2500;

/** A surface's copy of a shared value; see the head of this file. */
export function createReplica<Value>(options: ReplicaOptions<Value>): Replica<Value> {
  const { writer, write, adopt, doubt, certain } = options;
  let shown = options.value;
  let shownId = idOf(options.stamp);
  /** The last write that counted, as storage reported it. */
  let counted = options.stamp;
  let highestRev = counted.rev;
  let sentAt = Number.NEGATIVE_INFINITY;
  /** The number of the first of those sent one from the other, without a report between. */
  let firstRev = 0;
  /** Own changes that are not in it, and those of late that are. */
  let pending: readonly Own<Value>[] = [];
  let settled: readonly Own<Value>[] = [];
  /** Each write and the one it was made from. */
  const bases = new Map([[shownId, counted.base]]);
  /** Own ones of them that storage has not reported: they may never have been stored. */
  const sent = new Set<string>();

  const remember = (id: string, base: string) => {
    bases.set(id, base);
    for (const oldest of bases.keys()) {
      if (bases.size <= REMEMBERED) break;
      bases.delete(oldest);
      sent.delete(oldest);
    }
  };

  /** Takes note of a write that is stored; returns the last one before it that was stored, if it is known. */
  const note = (stamp: Stamp) => {
    const id = idOf(stamp);
    const [base = '', first, last = ''] = stamp.base.split(',');
    const isBefore = (other: string) => {
      const [rev, by] = other.split(':');
      return by === stamp.writer && Number(rev) >= Number(first) && Number(rev) < stamp.rev;
    };
    const isStored = (one: string) => bases.has(one) && !sent.has(one);
    const others = () => (first ? [...bases.keys()].filter(isBefore).reverse() : []);
    const origin = isStored(base) ? base : [...others(), last].find(isStored);
    if (!sent.delete(id) && !bases.has(id)) remember(id, origin ?? base);
    return origin;
  };

  const count = (stamp: Stamp, changes: readonly Own<Value>[]) => {
    counted = stamp;
    highestRev = Math.max(highestRev, stamp.rev);
    settled = changes;
    certain();
  };

  const send = (value: Value, changes: readonly Own<Value>[]) => {
    // Nobody gets so far, but a value that was put into storage may be there.
    highestRev = (highestRev + 1) % HIGHEST_REV;
    const isUnsure = sent.has(shownId);
    if (!isUnsure) firstRev = highestRev;
    const base = isUnsure ? `${shownId},${firstRev},${idOf(counted)}` : shownId;
    const stamp = { rev: highestRev, writer, base };
    const id = idOf(stamp);
    remember(id, shownId);
    sent.add(id);
    sentAt = performance.now();
    shown = value;
    shownId = id;
    pending = [...pending, ...changes.map((own) => ({ ...own, ids: [...own.ids, id] }))];
    write(value, stamp);
  };

  const act = (change: Change<Value>, isPlayers = true) => {
    const next = change(shown);
    if (next !== null && next !== shown) {
      send(next, [{ change, isPlayers, ids: [], at: performance.now() }]);
    }
    return next;
  };

  const ofLate = () => settled.filter(({ at }) => performance.now() - at < RECENT);

  /** Says of an own change whether a write has it. */
  const isIn = (stamp: Stamp): ((own: Own<Value>) => boolean) => {
    const line = new Set<string>();
    let id = idOf(stamp);
    for (; id !== idOf(counted) && bases.has(id) && !line.has(id); id = bases.get(id) ?? '')
      line.add(id);
    // What was made from the last write that counted has all that this has.
    const isLater = id === idOf(counted) || stamp.writer === '';
    return (own) => (isLater && settled.includes(own)) || own.ids.some((one) => line.has(one));
  };

  const take = (value: Value, stamp: Stamp) => {
    note(stamp);
    const all = [...ofLate(), ...pending];
    const has = isIn(stamp);
    const missing = all.filter((own) => !has(own));
    pending = [];
    count(stamp, all.filter(has));
    shown = value;
    shownId = idOf(stamp);
    let next = value;
    const possible = missing.filter(({ change }) => {
      const changed = change(next);
      next = changed ?? next;
      return changed !== null;
    });
    // All in one write: with many surfaces racing, one each would be a storm.
    if (next !== value) send(next, possible);
    const dropped = missing.filter((own) => own.isPlayers && !possible.includes(own));
    adopt(shown, dropped.length);
  };

  const receive = (value: Value, stamp: Stamp) => {
    // What no surface wrote has no id of its own: two such values look alike.
    if (idOf(stamp) === idOf(counted) && stamp.writer !== '') return;
    const origin = note(stamp);
    const isNews = origin === undefined && stamp.rev > counted.rev;
    highestRev = Math.max(highestRev, stamp.rev);
    if (origin === idOf(counted) && stamp.writer === writer) {
      const has = isIn(stamp);
      const news = pending.filter(has);
      pending = pending.filter((own) => !has(own));
      count(stamp, [...ofLate(), ...news]);
    } else if (origin === idOf(counted) || isNews || stamp.writer === '') {
      take(value, stamp);
    } else {
      doubt(counted.writer === writer);
    }
  };

  const reconcile = (value: Value, stamp: Stamp) => {
    if (idOf(stamp) === idOf(counted)) return;
    const isNews = stamp.writer === '' || !bases.has(idOf(stamp));
    // Reports that are under way will settle it, of a write of our own or of this one. Without them
    // nobody knows whether it has what was done here last.
    if ((isNews || sent.has(shownId)) && performance.now() - sentAt < UNDER_WAY) return doubt(true);
    if (isNews || stamp.rev > counted.rev) take(value, stamp);
    else rewrite();
  };

  const catchUp = (value: Value, stamp: Stamp) => {
    // What had counted is in whatever others have made of it.
    settled = [];
    if (idOf(stamp) !== idOf(counted)) take(value, stamp);
  };

  const rewrite = () => {
    // A value under a number that nobody has seen fits on what any surface shows.
    shownId = idOf(counted);
    const again = pending;
    pending = [];
    send(shown, again);
  };

  const retry = (value: Value, stamp: Stamp) => {
    // Its report is under way, and settles it.
    if (stamp.writer !== '' && !bases.has(idOf(stamp))) return doubt(true);
    const before = highestRev;
    // What has failed is not waited for.
    sentAt = Number.NEGATIVE_INFINITY;
    reconcile(value, stamp);
    if (highestRev === before) rewrite();
  };

  const beginFrom = (value: Value, stamp: Stamp) => {
    pending = [];
    shown = value;
    shownId = idOf(stamp);
    note(stamp);
    count(stamp, []);
  };

  return { act, receive, reconcile, catchUp, rewrite, retry, beginFrom };
}
