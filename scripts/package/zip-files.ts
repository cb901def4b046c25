import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';

/** The files of a package by their path, with `/` between folders. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The files in a zip. */
export const filesInZip = (path: string): Files =>
  new Map(Object.entries(unzipSync(readFileSync(path))));

/** The text of a file; throws when there is no such file. */
export function textOf(files: Files, file: string): string {
  const bytes = files.get(file);
  if (!bytes) throw new Error(`There is no ${file}`);
  return strFromU8(bytes);
}
