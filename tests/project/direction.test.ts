import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

/** A folder with the linter's settings and nothing else. */
const folder = mkdtempSync(join(tmpdir(), 'direction-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { vcs: _, ...settings } = JSON.parse(readFileSync('biome.json', 'utf8'));
writeFileSync(join(folder, 'biome.json'), JSON.stringify(settings));

/** Whether the linter refuses a line of a file, for reasons of direction. */
function isRefused(file: string, line: string): boolean {
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), `${line}\n`);
  const { status } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--only=style/noRestrictedImports', file],
    { cwd: folder },
  );
  return status !== 0;
}

describe('the direction entrypoints -> components -> engine', () => {
  it.each([
    ['engine/new.ts', "import '../components/app/start';"],
    ['engine/new.ts', "import 'wxt/browser';"],
    ['engine/new.ts', "import 'solid-js';"],
    ['engine/new.ts', "import '@webext-core/storage';"],
    ['engine/new.ts', "import 'fflate';"],
    ['engine/new.ts', "import 'node:fs';"],
    ['engine/new.ts', "import '@/components/app/start';"],
    ['components/app/New.tsx', "import '../../tests/support/settled';"],
    ['components/app/New.tsx', "import '../../scripts/browser';"],
    ['components/app/New.tsx', "import '../../entrypoints/popup/main';"],
    ['components/app/New.tsx', "import { undo } from '../../engine/game';"],
    ['components/state/table/new.ts', "import { t } from '../../i18n/messages';"],
    ['components/state/table/new.ts', "import { Board } from '../../board/Board';"],
    ['components/state/table/new.ts', "import { undo } from '../../../engine/game';"],
    ['entrypoints/popup/new.ts', "import { undo } from '../../engine';"],
  ])('is kept: in %s the linter refuses %s', (file, line) => {
    expect(isRefused(file, line)).toBe(true);
  });

  it.each([
    ['engine/new.ts', "import './game';"],
    ['components/app/New.tsx', "import { undo } from '../../engine';"],
    ['components/app/New.tsx', "import { t } from '../i18n/messages';"],
    ['components/state/table/new.ts', "import { undo } from '../../../engine';"],
    ['components/state/table/new.ts', "import { decodePlays } from '../devices/plays';"],
    ['entrypoints/popup/new.ts', "import '../../components/app/start';"],
  ])('may be followed: %s has %s', (file, line) => {
    expect(isRefused(file, line)).toBe(false);
  });
});
