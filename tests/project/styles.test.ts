import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => [file, readFileSync(`components/${file}`, 'utf8')] as const);

it('what is pointed at looks so only where something points: on touch it would stay so', () => {
  const guarded = /@media \(hover: hover\) \{\n(?: .*\n|\n)*\}/g;
  const hovers = sheets.filter(([, text]) => text.includes(':hover'));
  expect(hovers.length).toBeGreaterThan(3);
  expect(hovers.filter(([, text]) => text.replace(guarded, '').includes(':hover'))).toEqual([]);
});
