import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Measurement } from './compare';

/** The files that a page loads before it can be used: what it names, and their imports. */
function filesOf(folder: string, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!/\.(html|js)$/.test(file)) return found;
  const text = readFileSync(join(folder, file), 'utf8');
  const names = file.endsWith('.html')
    ? text.matchAll(/(?:src|href)="\/?([^"]+)"/g)
    : text.matchAll(/(?:from|import)\s*["']([^"']+)["']/g);
  for (const [, name = ''] of names) {
    filesOf(folder, name.startsWith('.') ? join(dirname(file), name) : name, found);
  }
  return found;
}

/** What loads before the larger page can be used. */
export const bytes: Measurement = async ({ folder }) => {
  const files = [...filesOf(folder, 'popup.html')].map((file) => readFileSync(join(folder, file)));
  const sum = (sizeOf: (file: Buffer) => number) =>
    files.reduce((total, file) => total + sizeOf(file), 0);
  return {
    'before playable, kB gzip': sum((file) => gzipSync(file).length) / 1000,
    'before playable, kB': sum((file) => file.length) / 1000,
    'before playable, files': files.length,
  };
};
