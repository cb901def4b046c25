import type { StoredName } from '../state/storage/aside-items';
import { isRecord } from '../state/storage/is-record';
import type { Part, ReadPart } from './parts';

const APP = 'heart-to-heart';
const FILE_VERSION = 1;
/** Bytes; a file of ours is far smaller. */
const MOST_BYTES = 2_000_000;

/** What is wrong with a file, and with which part of it. */
export type DataFileError =
  | { readonly code: 'too-large' | 'not-json' | 'not-ours' | 'newer-version' }
  | { readonly code: 'damaged'; readonly part: StoredName };

/** A file that was read and found good. */
export interface DataFile {
  readonly date: Date | null;
  readonly parts: readonly (ReadPart & { readonly name: StoredName })[];
}

type Read =
  | { readonly ok: true; readonly value: DataFile }
  | { readonly ok: false; readonly error: DataFileError };

/** The text of a file with all parts. */
export async function writeDataFile(
  parts: readonly Part[],
  date: Date,
  version: string,
): Promise<string> {
  const head = { app: APP, v: FILE_VERSION, exported: date.toISOString(), version };
  const written = await Promise.all(parts.map(async (part) => [part.name, await part.write()]));
  const body = Object.fromEntries(written.filter(([, value]) => value !== null));
  return `${JSON.stringify({ ...head, ...body }, null, 2)}\n`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const failed = (error: DataFileError): Read => ({ ok: false, error });

/** Reads a file, which may hold anything; all of it is good, or nothing of it is used. */
export async function readDataFile(file: Blob, parts: readonly Part[]): Promise<Read> {
  if (file.size > MOST_BYTES) return failed({ code: 'too-large' });
  // A folder, or a file that was taken away meanwhile, has no text at all.
  const content = parse(await file.text().catch(() => ''));
  if (content === undefined) return failed({ code: 'not-json' });
  if (!isRecord(content) || content.app !== APP) return failed({ code: 'not-ours' });
  const { v, exported } = content;
  if (!Number.isSafeInteger(v) || (v as number) < 1) return failed({ code: 'not-ours' });
  if ((v as number) > FILE_VERSION) return failed({ code: 'newer-version' });
  const there = parts.filter(({ name }) => Object.hasOwn(content, name));
  if (there.length === 0) return failed({ code: 'not-ours' });
  const read: DataFile['parts'][number][] = [];
  for (const part of there) {
    const result = await part.read(content[part.name]);
    if (result.ok) read.push({ ...result.value, name: part.name });
    else if (result.error === 'newer-version') return failed({ code: 'newer-version' });
    else return failed({ code: 'damaged', part: part.name });
  }
  const date = new Date(typeof exported === 'string' ? exported : Number.NaN);
  return { ok: true, value: { date: Number.isNaN(date.getTime()) ? null : date, parts: read } };
}
