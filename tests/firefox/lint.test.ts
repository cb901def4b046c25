import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lintFirefox } from '../../scripts/lint-firefox/lint';
import { extensionDir } from './harness/process';

test("Mozilla's linter finds nothing but what is explained", () => {
  const { faults, explained } = lintFirefox(extensionDir);
  expect(faults).toEqual([]);
  expect(explained.map(({ code }) => code)).toEqual(['UNSAFE_VAR_ASSIGNMENT']);
});

test('a warning that is not explained, and an explanation without its warning, are faults', () => {
  const other = mkdtempSync(join(tmpdir(), 'lint-'));
  onTestFinished(() => rmSync(other, { recursive: true }));
  const manifest = JSON.parse(readFileSync(join(extensionDir, 'manifest.json'), 'utf8'));
  const { manifest_version, version, browser_specific_settings } = manifest;
  writeFileSync(
    join(other, 'manifest.json'),
    JSON.stringify({ manifest_version, name: 'Other', version, browser_specific_settings }),
  );
  writeFileSync(join(other, 'page.js'), 'document.body.innerHTML = location.hash;');
  const gone = { code: 'EVAL', file: 'chunks/game-*.js', before: '', reason: 'none' };
  expect(lintFirefox(other, [gone]).faults).toEqual([
    'warning UNSAFE_VAR_ASSIGNMENT in page.js: Unsafe assignment to innerHTML',
    'explained, but found no more: EVAL in chunks/game-*.js',
  ]);
});
