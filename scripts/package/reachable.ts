import { posix } from 'node:path';
import { factsOf } from './script-facts';
import { type Files, textOf } from './zip-files';

/** A text that can only be the name of a file, rather than words. */
const FILE_NAME = /^[\w./-]+\.(?:html|css|js|png)(?=$|[?#])/;

/** What a file names, or may name. */
function namesIn(files: Files, file: string): readonly string[] {
  const text = textOf(files, file);
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const inStyles = () => all(/(?:url\(|@import)\s*["']?([^"')\s;]+)/g);
  const fileNames = (texts: readonly string[]) =>
    texts.flatMap((one) => FILE_NAME.exec(one)?.[0] ?? []);
  switch (posix.extname(file)) {
    case '.json':
      // Of the messages none is a name.
      return file === 'manifest.json' ? fileNames(all(/"([^"]*)"/g)) : [];
    case '.html':
      return [...all(/\b(?:src|href)\s*=\s*["']?([^"'\s>]+)/g), ...inStyles()];
    case '.css':
      return inStyles();
    case '.js':
      return fileNames(factsOf(file, text).texts);
    default:
      return [];
  }
}

/** Where a name may point: beside the file that has it, or from the root. */
const placesOf = (name: string, file: string) => [
  ...(name.startsWith('/') ? [] : [posix.join(posix.dirname(file), name)]),
  posix.normalize(name).replace(/^\//, ''),
];

/** What the browser can come to in a package. */
export interface Reachable {
  readonly files: ReadonlySet<string>;
  /** Names that point to nothing, in words. */
  readonly faults: readonly string[];
}

/**
 * The files that the browser can come to: what the manifest names, what that names, and so on. The
 * browser finds the messages of each language by itself.
 */
export function reachable(files: Files): Reachable {
  const found = new Set<string>();
  const faults: string[] = [];
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const name of namesIn(files, file)) {
      // What begins with # is in the file itself.
      if (name.startsWith('#')) continue;
      const place = placesOf(name.replace(/[?#].*/, ''), file).find((one) => files.has(one));
      if (place) add(place);
      else faults.push(`${file} names ${name}, which is not there`);
    }
  };
  add('manifest.json');
  for (const file of files.keys()) if (/^_locales\/\w+\/messages\.json$/.test(file)) add(file);
  return { files: found, faults };
}
