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

  it('are one and the same for Chrome and Edge', () => {
    expect(readFileSync(zip('edge')).equals(readFileSync(zip('chrome')))).toBe(true);
  });

  it.each(['chrome', 'firefox'])('have pages that wait for one script alone: %s', (kind) => {
    const files = filesInZip(zip(kind));
    const { content_security_policy } = JSON.parse(textOf(files, 'manifest.json'));
    const styles = /style-src ([^;]*)/.exec(content_security_policy.extension_pages)?.[1];
    const hashes = ['newtab.html', 'popup.html'].map((file) => {
      const page = textOf(files, file);
      expect(page.match(/<script\b/g)).toHaveLength(1);
      expect(page).not.toContain('<link');
      const text = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    });
    expect(styles?.split(' ').sort()).toEqual(["'self'", ...hashes].sort());
  });

  it('have for Firefox what Firefox asks and leave out what it does not know', () => {
    const [chrome, firefox] = ['chrome', 'firefox'].map((kind) => {
      const files = filesInZip(zip(kind));
      // What a name ends in follows from what is in the file.
      const names = [...files.keys()].map((file) => file.replace(/-[\w-]{8}(?=\.\w+$)/, ''));
      return { names, manifest: JSON.parse(textOf(files, 'manifest.json')) };
    });
    expect(firefox?.names.sort()).toEqual(chrome?.names.sort());
    const { browser_specific_settings, ...shared } = firefox?.manifest ?? {};
    expect(chrome?.manifest).toEqual({ ...shared, incognito: 'split' });
    expect(browser_specific_settings.gecko.id).toBeTruthy();
  });

  it('have the sources with all that builds them, and nothing that was built or installed', () => {
    const files = [...filesInZip(zip('sources')).keys()];
    expect(files).toEqual(
      expect.arrayContaining([
        'package.json',
        'package-lock.json',
        'wxt.config.ts',
        'docs/building.md',
      ]),
    );
    const folders = new Set(files.map((file) => file.split('/').slice(0, -1)[0] ?? ''));
    expect([...folders].sort()).toEqual(
      ['', 'components', 'docs', 'engine', 'entrypoints', 'public', 'scripts'].sort(),
    );
  });
});
