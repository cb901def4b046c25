import { addDays, type Day, dayFrom, daysInMonth, isDay, type Result } from '../../../engine';
import { errorOfVersion, type ReadError } from '../storage/read-error';

/**
 * Which daily hearts were played, and which won: for each day four flags, as bits. Records are
 * joined by union, so that surfaces and devices count nothing twice, in whatever order they meet.
 */
export type Days = ReadonlyMap<Day, number>;

/** The flags: played or won, in a game begun on the day itself or later. */
export const PLAYED_ON_ITS_DAY = 1;
export const PLAYED_LATER = 2;
export const WON_ON_ITS_DAY = 4;
export const WON_LATER = 8;

/** The form in which days are stored: for each month (`2026-11`) one hexadecimal digit a day. */
export interface StoredDays {
  readonly v: typeof DAYS_VERSION;
  readonly months: Readonly<Record<string, string>>;
}

/** Days as read, with what is wrong with those that could not be. */
export interface DecodedDays {
  readonly days: Days;
  readonly error: ReadError | null;
}

const DAYS_VERSION = 1;

/** Characters that a synced item may have, its key too: a little less than browsers allow. */
const ROOM_IN_SYNC = 8000;

/** A hundred years: more than anybody plays, and no more than every page can read at once. */
const MOST_MONTHS = 1200;

const NO_DAYS: Days = new Map();
const MONTH = /^(\d{4})-(\d\d)$/;
const FLAGS = /^[0-9a-f]+$/;
const HEX = 16;

/** What is in either. */
export const joinDays = (one: Days, other: Days): Days => {
  const both = new Map(one);
  for (const [day, flags] of other) both.set(day, (both.get(day) ?? 0) | flags);
  return both;
};

/** Whether all that the second know of is in the first. */
export const includesDays = (days: Days, others: Days): boolean =>
  [...others].every(([day, flags]) => ((days.get(day) ?? 0) | flags) === (days.get(day) ?? 0));

/** The stored form of days, the earlier month first. */
export function encodeDays(days: Days): StoredDays {
  const months: Record<string, string> = {};
  for (const day of [...days.keys()].sort()) {
    const month = day.slice(0, 7);
    const before = (months[month] ?? '').padEnd(Number(day.slice(8)) - 1, '0');
    months[month] = before + (days.get(day) ?? 0).toString(HEX);
  }
  return { v: DAYS_VERSION, months };
}

/** The same for a synced item: the earliest months are left out when there is no room for them. */
export function encodeDaysForSync(days: Days): StoredDays {
  const { v, months } = encodeDays(days);
  let room = ROOM_IN_SYNC - JSON.stringify({ v, months: {} }).length;
  const kept: [string, string][] = [];
  for (const [month, flags] of Object.entries(months).reverse()) {
    // With quotation marks, colon and comma.
    room -= month.length + flags.length + 6;
    if (room < 0) break;
    kept.unshift([month, flags]);
  }
  return { v, months: Object.fromEntries(kept) };
}

/** Reads any stored value; of a damaged one, what is good. */
export function decodeDays(value: unknown): DecodedDays {
  if (value === null || value === undefined) return { days: NO_DAYS, error: null };
  const { v, months } = Object(value) as Partial<Record<keyof StoredDays, unknown>>;
  if (v !== DAYS_VERSION) return { days: NO_DAYS, error: errorOfVersion(v, DAYS_VERSION) };
  if (typeof months !== 'object' || months === null) return { days: NO_DAYS, error: 'damaged' };
  const all = Object.entries(months);
  const read = all.slice(-MOST_MONTHS).map(([month, flags]) => decodeMonth(month, flags));
  const good = read.flatMap((month) => (month.ok ? month.value : []));
  const isGood = all.length <= MOST_MONTHS && read.every(({ ok }) => ok);
  return { days: new Map(good), error: isGood ? null : 'damaged' };
}

function decodeMonth(month: string, flags: unknown): Result<[Day, number][], 'damaged'> {
  const damaged = { ok: false, error: 'damaged' } as const;
  const [year = 0, number = 0] = (MONTH.exec(month) ?? []).slice(1).map(Number);
  if (!isDay(`${month}-01`) || typeof flags !== 'string' || !FLAGS.test(flags)) return damaged;
  if (flags.length > daysInMonth(year, number)) return damaged;
  const days = [...flags].map((digit, index): [Day, number] => {
    const found = Number.parseInt(digit, HEX);
    // What is won was played.
    return [dayFrom(year, number, index + 1), found | (found >> 2)];
  });
  return { ok: true, value: days.filter(([, found]) => found > 0) };
}

/** How many days in a row a heart was played on its own day. */
export interface Streaks {
  /** Until today, or until yesterday while today's is not played yet. */
  readonly current: number;
  readonly best: number;
}

/** The streaks as seen on a day. */
export function streaksOf(days: Days, today: Day): Streaks {
  const counts = (day: Day) => ((days.get(day) ?? 0) & PLAYED_ON_ITS_DAY) !== 0;
  const upTo = (last: Day) => {
    let length = 0;
    for (let day = last; counts(day); day = addDays(day, -1)) length++;
    return length;
  };
  const ends = [...days.keys()].filter((day) => counts(day) && !counts(addDays(day, 1)));
  return {
    current: upTo(counts(today) ? today : addDays(today, -1)),
    best: Math.max(0, ...ends.map(upTo)),
  };
}
