import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  const copy = mkdtempSync(join(tmpdir(), 'lint-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(extensionDir, copy, { recursive: true });
  writeFileSync(join(copy, 'more.js'), 'document.body.innerHTML = location.hash;');
  const gone = { code: 'EVAL', file: 'chunks/game-*.js', before: '', reason: 'none' };
  const { faults } = lintFirefox(copy, [gone]);
  expect(faults).toHaveLength(3);
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^warning UNSAFE_VAR_ASSIGNMENT in chunks\/game-/),
      expect.stringMatching(/^warning UNSAFE_VAR_ASSIGNMENT in more.js/),
      'explained, but found no more: EVAL in chunks/game-*.js',
    ]),
  );
});
