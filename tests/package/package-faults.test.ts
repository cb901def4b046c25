import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { packageFaults } from '../../scripts/package/package-faults';

const EXPECTED = { browser: 'chrome', version: '1.2.3', languages: ['en', 'nl'] } as const;

const STYLE = 'body { color: red }';
const HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
const POLICY = `default-src 'none'; script-src 'self'; style-src 'self' ${HASH}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
const MANIFEST = {
  manifest_version: 3,
  name: '__MSG_extName__',
  description: '__MSG_extDescription__',
  version: '1.2.3',
  icons: Object.fromEntries([16, 32, 48, 96, 128].map((size) => [size, `icon/${size}.png`])),
  default_locale: 'en',
  permissions: ['storage'],
  commands: {
    _execute_action: { suggested_key: { default: 'Alt+Shift+H', mac: 'MacCtrl+Shift+H' } },
  },
  action: { default_title: 'Heart to Heart', default_popup: 'popup.html' },
  chrome_url_overrides: { newtab: 'newtab.html' },
  content_security_policy: { extension_pages: POLICY },
  incognito: 'split',
};
const messages = (changes: Readonly<Record<string, string>> = {}) => {
  const texts = {
    extName: 'Heart',
    extDescription: 'A game.',
    cards_one: '$1 card',
    cards_other: '$1 cards',
    ...changes,
  };
  return JSON.stringify(
    Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, { message }])),
  );
};
const DUTCH = '_locales/nl/messages.json';

/** As Solid and the build make it. */
const SOLID_TEMPLATE =
  'a = (e, r) => {let t=r?document.createElementNS(`http://www.w3.org/1998/Math/MathML`,`template`):document.createElement(`template`);return t.innerHTML=e}';

/** A package as it should be, with some of its files made otherwise; `null` leaves one out. */
function faultsWith(changes: Readonly<Record<string, string | Uint8Array | null>> = {}): string[] {
  const files = new Map<string, Uint8Array>();
  for (const file of Object.values(MANIFEST.icons)) files.set(file, readFileSync(`public/${file}`));
  const texts = {
    'manifest.json': JSON.stringify(MANIFEST),
    'newtab.html': `<style>${STYLE}</style><link href="/assets/a.css"><script src="/chunks/a.js"></script>`,
    'assets/a.css': '.board { color: red }',
    'chunks/a.js':
      'import("./later.js"); document.createElementNS("http://www.w3.org/2000/svg", "g")',
    'chunks/later.js': 'export const late = true;',
    'popup.html': '<script type="module" src="/chunks/a.js"></script>',
    '_locales/en/messages.json': messages(),
    [DUTCH]: messages(),
    ...changes,
  };
  for (const [file, text] of Object.entries(texts)) {
    if (text === null) files.delete(file);
    else files.set(file, typeof text === 'string' ? strToU8(text) : text);
  }
  return packageFaults(files, EXPECTED);
}

const manifest = (changes: object) => ({
  'manifest.json': JSON.stringify({ ...MANIFEST, ...changes }),
});

const inLater = (code: string) => ({ 'chunks/later.js': code });

describe('a package', () => {
  it('is good with what its pages use, and nothing else', () => {
    expect(faultsWith()).toEqual([]);
  });

  it.each([
    ['a class that says how it is made', inLater('class A { constructor() {} }')],
    ['a function to run later', inLater('setTimeout(() => a(), 5); setTimeout(a)')],
    ['elements of the templates in the code', inLater(SOLID_TEMPLATE)],
    ['a place in a page', inLater('open("/newtab.html#data")')],
    ['more forms of a number', { [DUTCH]: messages({ cards_few: '$1' }) }],
  ])('is good with %s', (_, changes) => {
    expect(faultsWith(changes)).toEqual([]);
  });

  it.each([
    ['a file that nothing uses', { 'chunks/old.js': '' }, 'nothing uses chunks/old.js'],
    [
      'a script of which no page knows',
      { 'newtab.html': '', 'popup.html': '' },
      'nothing uses chunks/later.js',
    ],
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
    ['eval by its name', { 'chunks/later.js': 'window["eval"]("1")' }, 'uses eval'],
    ['a request by its name', { 'chunks/later.js': 'globalThis[`fetch`]("/a")' }, 'uses fetch'],
    ['a text to run later', { 'chunks/later.js': 'setTimeout("a()")' }, 'as eval'],
    ['a constructor', inLater('(() => {}).constructor("a()")()'), 'uses constructor'],
    ['one by its name', inLater('a["constructor"]("a()")'), 'uses constructor'],
    ['one taken out', inLater('const { constructor: a } = () => {}'), 'uses constructor'],
    ['one in pieces', inLater('a["con" + "struc" + `tor`]'), 'uses constructor'],
    ['a joined text to run later', inLater('setInterval("a" + b)'), 'as eval'],
    ['a template to run later', inLater('window.setTimeout(`a()`)'), 'as eval'],
    ['what is hidden in the window', inLater('window[a]()'), 'hides a name of window'],
    ['what is hidden everywhere', inLater('globalThis["ev" + a]'), 'a name of globalThis'],
    ['another frame', inLater('document.createElement("IFrame")'), 'the element IFrame'],
    [
      'a script in a drawing',
      inLater('document.createElementNS(a, "svg:script")'),
      'the element svg:script',
    ],
    ['an element not known', inLater('document.createElement(a)'), 'named as it runs'],
    ['a script in a template', inLater('a("<p><script>")'), 'a script in a text'],
    ['text as elements', inLater('a.innerHTML = b'), 'uses innerHTML'],
    [
      'text as elements beside the one place',
      inLater(`${SOLID_TEMPLATE}; t.innerHTML = e`),
      'uses innerHTML',
    ],
    ['itself as text', inLater('a.outerHTML = b'), 'uses outerHTML'],
    ['text put in', inLater('a.insertAdjacentHTML(b, c)'), 'uses insertAdjacentHTML'],
    ['code passed on', inLater('export { a } from "//example.com/a.js"'), 'from elsewhere'],
    ['all code passed on', inLater('export * from "data:text/javascript,"'), 'from elsewhere'],
    ['a popup too few', { 'popup.html': null }, 'names popup.html, which is not there'],
    ['a style sheet too few', { 'assets/a.css': null }, 'names /assets/a.css, which is not there'],
    ['a script too few', { 'chunks/later.js': null }, 'names ./later.js, which is not there'],
    ['a picture too few', { 'assets/a.css': 'a { b: url(c.png) }' }, 'names c.png, which'],
    ['a style sheet that is named later', inLater('a("assets/b.css")'), 'names assets/b.css'],
    ['an empty page', { 'popup.html': '' }, 'popup.html has no script'],
    ['code as data', { 'chunks/later.js': 'import "data:text/javascript,a()"' }, 'from elsewhere'],
    ['a page that is written', { 'chunks/later.js': 'document.write("a")' }, 'into its page'],
    ['the page of something', inLater('a.ownerDocument["write"]("a")'), 'into its page'],
    ['one that is written by another way', inLater('a.writeln("a")'), 'uses writeln'],
    ['what is hidden in the top', inLater('top["ev".concat("al")]("1")'), 'a name of top'],
    ['what is hidden in a list', inLater('(0, window)[a]()'), 'a name of window'],
    ['the window by another name', inLater('const a = globalThis; a[b]()'), 'of globalThis'],
    ['the window passed on', inLater('Reflect.get(self, a)'), 'a name of self'],
    ['what something was made of', inLater('a.__proto__[b]()'), 'uses __proto__'],
    ['a made text to run later', inLater('setTimeout("a()".concat(b))'), 'as eval'],
    ['a timer that is called by another', inLater('setTimeout.call(null, "a()")'), 'as eval'],
    ['a handler as a text', inLater('a.setAttribute("onclick", b)'), 'a handler as a text'],
    ['a script where it leads', inLater('a.href = " JavaScript:b()"'), 'a script as an address'],
    ['a page where it leads', inLater('open("data:text/html,a")'), 'a script as an address'],
    ['a page in a page', { 'newtab.html': '<iframe src="/popup.html">' }, 'a script in it'],
    ['a thing in a page', { 'newtab.html': '<object data="/popup.html">' }, 'a script in it'],
    ['an address without strokes', inLater('a = "https:example.com"'), 'https:example.com'],
    ['an address with other strokes', inLater('a = "https:\\\\example.com"'), 'https:\\\\exa'],
    ['other strokes alone', inLater('a = "\\\\\\\\example.com"'), '\\\\example.com'],
    ['a picture from a host', { 'assets/a.css': 'a { b: image-set("https:c.d" 1x) }' }, 'https:c'],
    [
      'a script that is made',
      { 'chunks/later.js': 'document.createElement("script")' },
      'a script',
    ],
    ['an address in capitals', { 'chunks/later.js': 'a = "HTTPS://example.com"' }, 'HTTPS://ex'],
    ['a hidden address', { 'chunks/later.js': 'a = "\\x68ttps://example.com"' }, 'https://ex'],
    ['a script as data in a page', { 'newtab.html': '<script src="data:,a()"></script>' }, 'in it'],
    ['a script from a host', { 'newtab.html': '<script src=//example.com></script>' }, 'in it'],
    ['a hidden handler', { 'newtab.html': '<svg/onload=a()>' }, 'a script in it'],
    ['a script as an address', { 'newtab.html': '<a href="javascript:a()">' }, 'a script in it'],
    ['a page that leads away', { 'newtab.html': '<meta http-equiv="refresh">' }, 'in it'],
    ['a source map of another name', { 'chunks/a.json': '{}' }, 'a.json is of a kind'],
    ['a language without words', { [DUTCH]: '{}' }, 'has no messages'],
    ['a message too few', { [DUTCH]: messages({ cards_other: '' }) }, 'no text for cards_other'],
    ['a form of a number too few', { [DUTCH]: messages({ cards_one: '' }) }, 'for cards_one'],
    [
      'a form too few that English has not',
      { '_locales/pl/messages.json': messages() },
      'pl/messages.json has no text for cards_few',
    ],
    ['a form without a message', { [DUTCH]: messages({ hearts_few: '$1' }) }, 'has hearts_few'],
    ['a language without a name', { [DUTCH]: '{"a":{"message":"b"}}' }, 'no text for extName'],
    ['a long name', { [DUTCH]: messages({ extName: 'a'.repeat(46) }) }, 'more than 45'],
    [
      'a long description',
      { [DUTCH]: messages({ extDescription: 'a'.repeat(133) }) },
      'more than 132',
    ],
    [
      'a style that its policy does not allow',
      { 'popup.html': '<style>a {}</style><script src="/chunks/a.js"></script>' },
      'content_security_policy',
    ],
    [
      'a policy that allows a style too many',
      manifest({
        content_security_policy: {
          extension_pages: POLICY.replace(HASH, `${HASH} 'sha256-${'a'.repeat(43)}='`),
        },
      }),
      'content_security_policy',
    ],
    ['a language that cannot be read', { [DUTCH]: '{' }, 'has no messages'],
    ['what is no script', { 'chunks/later.js': 'export const' }, 'is not a script'],
    ['a file of another kind', { 'notes.md': '' }, 'notes.md is of a kind'],
    ['a language too many', { '_locales/xx/messages.json': '{}' }, 'the languages are'],
    ['a language too few', { [DUTCH]: null }, 'the languages are'],
    ['another version', manifest({ version: '1.2.4' }), 'version: "1.2.4"'],
    ['another permission', manifest({ permissions: ['storage', 'tabs'] }), 'permissions'],
    ['no permission', manifest({ permissions: [] }), 'permissions: []'],
    ['rights on sites', manifest({ host_permissions: ['<all_urls>'] }), 'host_permissions'],
    ['no policy', manifest({ content_security_policy: {} }), 'content_security_policy'],
    [
      'a policy that allows a host',
      manifest({
        content_security_policy: { extension_pages: `${POLICY}; connect-src example.com` },
      }),
      'content_security_policy',
    ],
    [
      'a policy for a sandbox',
      manifest({ content_security_policy: { extension_pages: POLICY, sandbox: 'sandbox' } }),
      'content_security_policy',
    ],
    ['the manifest of a former time', manifest({ manifest_version: 2 }), 'manifest_version: 2'],
    ['no new tab', manifest({ chrome_url_overrides: {} }), 'chrome_url_overrides'],
    [
      'another page of the browser',
      manifest({ chrome_url_overrides: { newtab: 'newtab.html', history: 'newtab.html' } }),
      'chrome_url_overrides',
    ],
    ['no popup', manifest({ action: {} }), 'action'],
    [
      'what is for another browser',
      manifest({ browser_specific_settings: {} }),
      'browser_specific',
    ],
    ['an icon too few', manifest({ icons: { 16: 'icon/16.png' } }), 'icons'],
    ['an icon that is missing', { 'icon/48.png': null }, 'icon/48.png has another size'],
    [
      'an icon of another size',
      { 'icon/48.png': readFileSync('public/icon/32.png') },
      'another size',
    ],
  ])('is not good with %s', (_, changes, fault) => {
    expect(faultsWith(changes).join('\n')).toContain(fault);
  });
});
