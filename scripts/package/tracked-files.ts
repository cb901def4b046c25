import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from './zip-files';

/**
 * The files that are kept in the repository that a folder is; null for one that is none, as a
 * reviewer's. Throws, in git's words, where git does not say.
 */
export function trackedFiles(folder: string): ReadonlySet<string> | null {
  if (!existsSync(join(folder, '.git'))) return null;
  const list = execFileSync('git', ['ls-files', '-z'], { cwd: folder, stdio: 'pipe' });
  return new Set(list.toString().split('\0').slice(0, -1));
}

/** What is in the sources that only this folder has, in words. */
export const sourceFaults = (sources: Files, tracked: ReadonlySet<string> | null): string[] =>
  [...sources.keys()]
    .filter((file) => tracked?.has(file) === false)
    .map((file) => `${file} is not kept in the repository: add it with git, or leave it out`);
