import { readFileSync } from 'node:fs';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { packageFaults } from '../../scripts/package/package-faults';

const EXPECTED = { browser: 'chrome', version: '1.2.3', languages: ['en', 'nl'] } as const;

const MANIFEST = {
  manifest_version: 3,
  name: '__MSG_extName__',
  version: '1.2.3',
  icons: Object.fromEntries([16, 32, 48, 96, 128].map((size) => [size, `icon/${size}.png`])),
  permissions: ['storage'],
  content_security_policy: {
    extension_pages: "default-src 'none'; script-src 'self'; img-src 'self'",
  },
  chrome_url_overrides: { newtab: 'newtab.html' },
};

/** A package as it should be, with some of its files made otherwise; `null` leaves one out. */
function faultsWith(changes: Readonly<Record<string, string | null>> = {}): string[] {
  const files = new Map<string, Uint8Array>();
  for (const file of Object.values(MANIFEST.icons)) files.set(file, readFileSync(`public/${file}`));
  const texts = {
    'manifest.json': JSON.stringify(MANIFEST),
    'newtab.html': '<link href="/assets/a.css"><script src="/chunks/a.js"></script>',
    'assets/a.css': '.board { color: red }',
    'chunks/a.js':
      'import("./later.js"); document.createElementNS("http://www.w3.org/2000/svg", "g")',
    'chunks/later.js': 'export const late = true;',
    '_locales/en/messages.json': '{}',
    '_locales/nl/messages.json': '{}',
    ...changes,
  };
  for (const [file, text] of Object.entries(texts)) {
    if (text !== null) files.set(file, strToU8(text));
  }
  return packageFaults(files, EXPECTED);
}

const manifest = (changes: object) => ({
  'manifest.json': JSON.stringify({ ...MANIFEST, ...changes }),
});

describe('a package', () => {
  it('is good with what its pages use, and nothing else', () => {
    expect(faultsWith()).toEqual([]);
  });

  it.each([
    ['a file that nothing uses', { 'chunks/old.js': '' }, 'nothing uses chunks/old.js'],
    ['a script of which no page knows', { 'newtab.html': '' }, 'nothing uses chunks/later.js'],
    ['a source map', { 'chunks/a.js.map': '{}' }, 'nothing uses chunks/a.js.map'],
    ['a pointer to one', { 'chunks/a.js': '//# sourceMappingURL=a.js.map' }, 'source map'],
    ['eval', { 'chunks/later.js': 'eval("1")' }, 'uses eval'],
    ['eval by another way', { 'chunks/later.js': '(0, window.eval)("1")' }, 'uses eval'],
    ['a function made of text', { 'chunks/later.js': 'new Function("1")' }, 'uses Function'],
    ['a request', { 'chunks/later.js': 'globalThis.fetch("/a")' }, 'uses fetch'],
    [
      'code from elsewhere',
      { 'chunks/later.js': 'import("//example.com/a.js")' },
      'from elsewhere',
    ],
    ['code named as it runs', { 'chunks/later.js': 'import(location.hash)' }, 'from elsewhere'],
    [
      'an address',
      { 'assets/a.css': '@import "https://example.com/a.css"' },
      'https://example.com',
    ],
    [
      'one without its scheme',
      { 'assets/a.css': 'a { b: url(//example.com/a) }' },
      '//example.com',
    ],
    ['a script in a page', { 'newtab.html': '<script>alert(1)</script>' }, 'a script in it'],
    ['a script in an attribute', { 'newtab.html': '<body onload="a()">' }, 'a script in it'],
    ['what is no script', { 'chunks/later.js': 'export const' }, 'is not a script'],
    ['a file of another kind', { 'notes.md': '' }, 'notes.md is of a kind'],
    ['a language too many', { '_locales/xx/messages.json': '{}' }, 'the languages are'],
    ['a language too few', { '_locales/nl/messages.json': null }, 'the languages are'],
    ['another version', manifest({ version: '1.2.4' }), 'the version is 1.2.4'],
    ['another permission', manifest({ permissions: ['storage', 'tabs'] }), 'more than storage'],
    ['no permission', manifest({ permissions: [] }), 'more than storage'],
    ['rights on sites', manifest({ host_permissions: ['<all_urls>'] }), 'host_permissions'],
    ['a policy that allows more', manifest({ content_security_policy: {} }), 'security policy'],
    ['an icon too few', manifest({ icons: { 16: 'icon/16.png' } }), 'icons are missing'],
    [
      'an icon of another size',
      manifest({ icons: { ...MANIFEST.icons, 48: 'icon/32.png' } }),
      'icon/32.png has another size',
    ],
  ])('is not good with %s', (_, changes, fault) => {
    expect(faultsWith(changes).join('\n')).toContain(fault);
  });
});
