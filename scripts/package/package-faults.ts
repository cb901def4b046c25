import { posix } from 'node:path';
import { manifestFaults } from './manifest-faults';
import { messageFaults } from './message-faults';
import type { Browser } from './pack';
import { reachable } from './reachable';
import { factsOf } from './script-facts';
import { type Files, textOf } from './zip-files';

/** Names of XML languages look like addresses; nothing is loaded from them. */
const XML_NAMES =
  /http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xhtml|1999\/xlink|1998\/Math\/MathML)/g;

/** With a scheme, whose strokes browsers do not ask for, or without one where a text begins. */
const ADDRESS = /\b(?:https?|wss?|ftp):[^\s"'`)]*|(?<=["'`(=])\/\/\w[^\s"'`)]*/gi;
/** In a text as it is read, browsers take strokes of either kind. */
const WITHOUT_SCHEME = /^\s*[/\\]{2}\w/;

/** What a page may not have: a script but one of the package, a handler, a script as an address. */
const SCRIPT_IN_PAGE =
  /<script(?![^>]*\ssrc="\/[\w./-]+")|<(?:i?frame|object|embed)\b|[\s/"']on\w+\s*=|javascript:|http-equiv/i;

/** What a package is compared with. */
export interface Expected {
  readonly browser: Browser;
  readonly version: string;
  readonly languages: readonly string[];
}

function fileFaults(files: Files, file: string): string[] {
  const extension = posix.extname(file);
  const isData =
    extension === '.json' && !/^(?:manifest|_locales\/\w+\/messages)\.json$/.test(file);
  if (isData || !['.html', '.css', '.js', '.json', '.png'].includes(extension)) {
    return [`${file} is of a kind that does not belong here`];
  }
  if (extension === '.png') return [];
  const text = textOf(files, file);
  const facts = extension === '.js' ? factsOf(file, text) : { texts: [], faults: [] };
  const faults = [...facts.faults];
  // Also as they are read, for an address can be written in many ways.
  const all = [text, ...facts.texts.map((one) => `"${one}"`)].join('\n');
  const addresses = [
    ...(all.replace(XML_NAMES, '').match(ADDRESS) ?? []),
    ...facts.texts.filter((one) => WITHOUT_SCHEME.test(one)),
  ];
  if (addresses.length > 0) faults.push(`${file} has the addresses ${addresses}`);
  if (text.includes('sourceMappingURL')) faults.push(`${file} points to a source map`);
  if (extension === '.html' && SCRIPT_IN_PAGE.test(text)) {
    faults.push(`${file} has a script in it`);
  }
  if (extension === '.html' && !text.includes('<script ')) faults.push(`${file} has no script`);
  return faults;
}

/** All that is wrong with a package, in words; empty for one that can go to its store. */
export function packageFaults(files: Files, { browser, version, languages }: Expected): string[] {
  const used = reachable(files);
  const inside = [...files.keys()];
  const found = inside.flatMap((file) => /^_locales\/(\w+)\//.exec(file)?.[1] ?? []);
  const locales = [...languages].sort().join() === found.sort().join();
  return [
    ...manifestFaults(files, browser, version),
    ...used.faults,
    ...inside.filter((file) => !used.files.has(file)).map((file) => `nothing uses ${file}`),
    ...inside.flatMap((file) => fileFaults(files, file)),
    ...messageFaults(files),
    ...(locales ? [] : [`the languages are ${found}`]),
  ];
}
