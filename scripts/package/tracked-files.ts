import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files that are kept in the repository that a folder is; null for one that is none, as a
 * reviewer's. Throws, in git's words, where git does not say.
 */
export function trackedFiles(folder: string): ReadonlySet<string> | null {
  if (!existsSync(join(folder, '.git'))) return null;
  const list = execFileSync('git', ['ls-files', '-z'], { cwd: folder, stdio: 'pipe' });
  return new Set(list.toString().split('\0').slice(0, -1));
}
