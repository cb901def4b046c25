import { posix } from 'node:path';
import { factsOf } from './script-facts';
import { type Files, textOf } from './zip-files';

/** The texts in a file that may name another one. */
function textsIn(files: Files, file: string): readonly string[] {
  const text = () => textOf(files, file);
  const all = (pattern: RegExp) => [...text().matchAll(pattern)].map(([, name = '']) => name);
  switch (posix.extname(file)) {
    case '.json':
      return all(/"([^"]*)"/g);
    case '.html':
      return all(/\b(?:src|href)="([^"]*)"/g);
    case '.css':
      return all(/url\(["']?([^"')]*)/g);
    case '.js':
      return factsOf(file, text()).texts;
    default:
      return [];
  }
}

/** Where a text may point: beside the file that has it, or from the root. */
const placesOf = (text: string, file: string) => [
  posix.join(posix.dirname(file), text),
  posix.normalize(text).replace(/^\//, ''),
];

/**
 * The files that the browser can come to: what the manifest names, what that names, and so on. The
 * browser finds the messages of each language by itself.
 */
export function neededFiles(files: Files): ReadonlySet<string> {
  const needed = new Set<string>();
  const add = (file: string) => {
    if (needed.has(file) || !files.has(file)) return;
    needed.add(file);
    for (const text of textsIn(files, file)) for (const place of placesOf(text, file)) add(place);
  };
  add('manifest.json');
  for (const file of files.keys()) if (/^_locales\/\w+\/messages\.json$/.test(file)) add(file);
  return needed;
}
