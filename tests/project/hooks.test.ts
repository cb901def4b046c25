import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

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
