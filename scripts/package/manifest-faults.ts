import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Browser } from './pack';
import { sizeOfPng } from './png';
import { type Files, textOf } from './zip-files';

/** The sizes of the icon that the stores and the browsers show. */
const ICON_SIZES = [16, 32, 48, 96, 128];

/** The policy of the pages, which allows the styles in them by their hashes, and no others. */
function policyOf(files: Files): string {
  const styles = [...files.keys()]
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => [...textOf(files, file).matchAll(/<style[^>]*>(.*?)<\/style>/gs)])
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const allowed = ["'self'", ...[...new Set(styles)].sort()].join(' ');
  return `default-src 'none'; script-src 'self'; style-src ${allowed}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** All that a manifest says, told once more: what changes is looked at before it is changed here. */
const expectedOf = (files: Files, browser: Browser, version: string) => ({
  manifest_version: 3,
  name: '__MSG_extName__',
  description: '__MSG_extDescription__',
  version,
  icons: Object.fromEntries(ICON_SIZES.map((size) => [size, `icon/${size}.png`])),
  default_locale: 'en',
  permissions: ['storage'],
  commands: {
    _execute_action: { suggested_key: { default: 'Alt+Shift+H', mac: 'MacCtrl+Shift+H' } },
  },
  action: { default_title: 'Heart to Heart', default_popup: 'popup.html' },
  chrome_url_overrides: { newtab: 'newtab.html' },
  content_security_policy: { extension_pages: policyOf(files) },
  ...(browser === 'firefox'
    ? {
        browser_specific_settings: {
          gecko: {
            id: 'heart-to-heart@heart-to-heart.example',
            strict_min_version: '142.0',
            data_collection_permissions: { required: ['none'] },
          },
        },
      }
    : { incognito: 'split' }),
});

/** What the manifest says that it should not, or does not say that it should. */
export function manifestFaults(files: Files, browser: Browser, version: string): string[] {
  const manifest: Record<string, unknown> = JSON.parse(textOf(files, 'manifest.json'));
  const expected: Record<string, unknown> = expectedOf(files, browser, version);
  const keys = new Set([...Object.keys(manifest), ...Object.keys(expected)]);
  const faults = [...keys]
    .filter((key) => !isDeepStrictEqual(manifest[key], expected[key]))
    .map((key) => `the manifest has ${key}: ${JSON.stringify(manifest[key])}`);
  for (const size of ICON_SIZES) {
    const file = `icon/${size}.png`;
    const bytes = files.get(file);
    if (!bytes || sizeOfPng(bytes) !== `${size}x${size}`) faults.push(`${file} has another size`);
  }
  return faults;
}
