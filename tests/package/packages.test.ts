import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesInZip, textOf } from '../../scripts/package/zip-files';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'packages-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Packs in a process of its own: this one builds for tests. Throws when a package has a fault. */
function pack(name: string): string {
  const to = join(folder, name);
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/package/main.ts', to], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return to;
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const nameOf = (kind: string) => `heart-to-heart-${version}-${kind}.zip`;
const zip = (kind: string, run = 'first') => join(folder, run, nameOf(kind));
const KINDS = ['chrome', 'edge', 'firefox', 'sources'];

describe('the packages', () => {
  // Faults in a package are found as it is made.
  beforeAll(() => {
    pack('first');
    pack('second');
  }, 120_000);

  it('are a zip for each store, and the sources', () => {
    const zips = readdirSync(join(folder, 'first')).filter((file) => file.endsWith('.zip'));
    expect(zips.sort()).toEqual(KINDS.map(nameOf));
  });

  it.each(KINDS)('come out the same to the byte when made again: %s', (kind) => {
    expect(readFileSync(zip(kind, 'second')).equals(readFileSync(zip(kind)))).toBe(true);
  });

  it('differ between browsers in the manifest alone', () => {
    const [chrome, edge, firefox] = ['chrome', 'edge', 'firefox'].map((kind) => {
      const inside = filesInZip(zip(kind));
      const manifest = JSON.parse(textOf(inside, 'manifest.json'));
      const files = new Map([...inside].map(([file, bytes]) => [file, hashOf(bytes)]));
      files.delete('manifest.json');
      return { files, manifest };
    });
    expect(edge).toEqual(chrome);
    expect(firefox?.files).toEqual(chrome?.files);
    const { browser_specific_settings, ...rest } = firefox?.manifest ?? {};
    expect(rest).toEqual(chrome?.manifest);
    expect(browser_specific_settings.gecko.id).toBeTruthy();
  });

  it('have the sources with all that builds them, and nothing that was built or installed', () => {
    const files = [...filesInZip(zip('sources')).keys()];
    expect(files).toEqual(
      expect.arrayContaining(['package.json', 'package-lock.json', 'wxt.config.ts', 'README.md']),
    );
    const folders = new Set(files.map((file) => file.split('/').slice(0, -1)[0] ?? ''));
    expect([...folders].sort()).toEqual(
      ['', 'components', 'docs', 'engine', 'entrypoints', 'public', 'scripts'].sort(),
    );
  });
});
