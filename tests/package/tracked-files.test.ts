import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sourceFaults, trackedFiles } from '../../scripts/package/tracked-files';

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

describe('a file of the sources that git does not know', () => {
  const sources = new Map([
    ['old.ts', new Uint8Array()],
    ['new.ts', new Uint8Array()],
  ]);

  it('is a fault that says what to do', () => {
    expect(sourceFaults(sources, new Set(['old.ts']))).toEqual([
      'new.ts is not kept in the repository: add it with git, or leave it out',
    ]);
  });

  it('is none for whoever builds without a repository', () => {
    expect(sourceFaults(sources, null)).toEqual([]);
  });
});
