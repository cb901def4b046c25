import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WINDOW_NAMES } from '../e2e/harness/windows';

const sources = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(`components/${file}`, 'utf8'))
  .join('\n');

/** What the pattern's group matches, each once, in order. */
const all = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

it('every button with a name is among the hooks in ARCHITECTURE.md, and no other', () => {
  // Some are given their name by the component that they stand in.
  const carriers = ['data-action', ...all(sources, /data-action=\{props\.(\w+)\}/g)];
  const names = all(sources, new RegExp(`\\s(?:${carriers.join('|')})="([\\w-]+)"`, 'g'));
  const lists = all(readFileSync('ARCHITECTURE.md', 'utf8'), /\[data-action=([^\]]*)\]/g);
  expect(all(lists.join(), /"([\w-]+)"/g)).toEqual(names);
  // A name that is given in another way would not be found here.
  expect(all(sources, /data-action=\{(?!props\.\w+\})([^}]*)/g)).toEqual([]);
});

it('no test in the browsers uses a name of data that is not among the hooks', () => {
  const tests = ['tests/e2e', 'tests/firefox', 'tests/support'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
  const used = all(tests.join('\n'), /[[' ](data-[a-z-]+)/g);
  const listed = all(readFileSync('ARCHITECTURE.md', 'utf8'), /\b(data-[a-z-]+)/g);
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !listed.includes(name))).toEqual([]);
});

describe('every window', () => {
  const windows = all(sources, /<Dialog\s+name="([\w-]+)"/g);

  it('has its name among the hooks, and no other is there', () => {
    const lists = all(readFileSync('ARCHITECTURE.md', 'utf8'), /\[data-dialog=([^\]]*)\]/g);
    expect(all(lists.join(), /"([\w-]+)"/g)).toEqual(windows);
  });

  it('has its row in the table of how windows are reached, and no other has', () => {
    expect([...WINDOW_NAMES].sort()).toEqual(windows);
  });

  // An import that is not used, the linter refuses.
  it.each([
    'tests/e2e/access.spec.ts',
    'tests/e2e/languages.spec.ts',
    'tests/e2e/extension.spec.ts',
    'scripts/screenshots.ts',
  ])('is opened by %s, which goes through that table', (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(
      /^import \{[^}]*WINDOWS[^}]*\} from '.*\/windows';$/m,
    );
  });
});
