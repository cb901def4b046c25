import { dayOf } from '../../../engine';
import { type AsideKey, allStored, STORED_NAMES, type StoredName, storeAside } from './aside-items';
import { isRecord } from './is-record';
import { textOf } from './text-of';
import type { Unreadable } from './unreadable';

const ASIDE_KEY = new RegExp(
  `^(${STORED_NAMES.join('|')})-put-aside-(\\d{4}-\\d\\d-\\d\\d)-[\\da-f]{8}$`,
);

/** A value that was put aside. */
export interface AsideValue {
  readonly key: AsideKey;
  /** What it was stored as. */
  readonly name: StoredName;
  /** The day on which it was put aside, as `2026-11-30`. */
  readonly date: string;
  readonly value: unknown;
}

/** All values that were put aside, the latest first. */
export async function valuesPutAside(): Promise<readonly AsideValue[]> {
  const items = await allStored();
  return Object.entries(items)
    .flatMap(([key, value]) => {
      const [, name, date = ''] = ASIDE_KEY.exec(key) ?? [];
      return name ? [{ key: key as AsideKey, name: name as StoredName, date, value }] : [];
    })
    .sort((one, other) => other.date.localeCompare(one.date));
}

/** What is to be put aside. */
type Aside = Pick<Unreadable, 'name' | 'value'> & Partial<Pick<Unreadable, 'newer'>>;

/**
 * Keeps a value of a key that could not be read, under a key of its own with the date; returns
 * whether it was not kept before. The same value has the same key on the same day, so that several
 * surfaces keep it once.
 */
export async function putAside(
  { name, value, newer = false }: Aside,
  date = new Date(),
): Promise<boolean> {
  const hash = digest(value);
  const isOneOfMany = newer && CHANGES_OFTEN.has(name);
  const isSame = (aside: AsideValue) =>
    aside.name === name &&
    (aside.key.endsWith(hash) || (isOneOfMany && isOfOneVersion(aside.value, value)));
  if ((await valuesPutAside()).some(isSame)) return false;
  const key = `${name}-put-aside-${dayOf(date)}-${hash}` as const;
  try {
    await storeAside(key, value);
  } catch {
    // There is no room for two of a huge value: its beginning tells most of it.
    await storeAside(key, textOf(value).slice(0, ROOM));
  }
  return true;
}

/** What a newer version on another device stores again and again: one of each version is kept. */
const CHANGES_OFTEN: ReadonlySet<StoredName> = new Set(['settings', 'devices']);
const isOfOneVersion = (one: unknown, other: unknown) =>
  isRecord(one) && isRecord(other) && one.v === other.v;

/** Characters kept of a value that is too large to keep. */
const ROOM = 100_000;

/** A short name for a value: FNV-1a over its text, as 8 hexadecimal digits. */
function digest(value: unknown): string {
  let hash = 0x811c9dc5;
  for (const char of textOf(value)) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
