import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { trackedFiles } from '../../scripts/package/tracked-files';

const folder = mkdtempSync(join(tmpdir(), 'tracked-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder of its own with two files. */
function folderWithFiles(name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  for (const file of ['old.ts', 'new.ts']) writeFileSync(join(path, file), '');
  return path;
}

describe('the files that are kept', () => {
  it('are those that git knows', () => {
    const path = folderWithFiles('repository');
    execFileSync('git', ['init', '--quiet'], { cwd: path });
    execFileSync('git', ['add', 'old.ts'], { cwd: path });
    expect(trackedFiles(path)).toEqual(new Set(['old.ts']));
  });

  it('are not known in a folder that is no repository', () => {
    expect(trackedFiles(folderWithFiles('plain'))).toBeNull();
  });

  it('are not taken for unknown where git refuses to tell', () => {
    const path = folderWithFiles('refused');
    writeFileSync(join(path, '.git'), 'gitdir: nowhere');
    expect(() => trackedFiles(path)).toThrow('nowhere');
  });
});
