import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const names = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

/** The scripts that a text tells one to run. */
const scriptsIn = (text: string) =>
  [...text.matchAll(/\bnpm (?:run (?:-s )?([a-z][a-z:-]*)|(test|start)\b)/g)].map(
    ([, run, own]) => run ?? own ?? '',
  );

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);

describe('the scripts in package.json', () => {
  it('are each explained in the table of the README', () => {
    const rows = readFileSync('README.md', 'utf8').match(/^\| `npm .*$/gm) ?? [];
    const explained = new Set(rows.flatMap(scriptsIn));
    expect(names.filter((name) => !explained.has(name))).toEqual([]);
  });

  it.each([
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    '.ci/run',
    ...filesIn('.github', /\.(?:yml|md)$/),
    ...filesIn('docs', /\.md$/),
  ])('have those that %s tells to run', (file) => {
    const told = scriptsIn(readFileSync(file, 'utf8'));
    expect(told.filter((name) => !names.includes(name))).toEqual([]);
  });
});
