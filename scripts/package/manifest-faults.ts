import { posix } from 'node:path';
import type { Browser } from './pack';
import { sizeOfPng } from './png';
import { type Files, textOf } from './zip-files';

/** All that the manifest may say; a new key is looked at before it is added here. */
const KEYS = [
  'action',
  'browser_specific_settings',
  'chrome_url_overrides',
  'commands',
  'content_security_policy',
  'default_locale',
  'description',
  'icons',
  'incognito',
  'manifest_version',
  'name',
  'permissions',
  'version',
];

/** The sizes of the icon that the stores and the browsers show. */
const ICON_SIZES = ['16', '32', '48', '96', '128'];

interface Manifest {
  readonly version?: unknown;
  readonly permissions?: unknown;
  readonly icons?: Readonly<Record<string, string>>;
  readonly content_security_policy?: { readonly extension_pages?: string };
  readonly browser_specific_settings?: {
    readonly gecko?: {
      readonly data_collection_permissions?: { readonly required?: unknown };
    };
  };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What the manifest says that it should not, or does not say that it should. */
export function manifestFaults(files: Files, browser: Browser, version: string): string[] {
  const manifest: Manifest = JSON.parse(textOf(files, 'manifest.json'));
  const faults: string[] = [];
  const foreign = Object.keys(manifest).filter((key) => !KEYS.includes(key));
  if (foreign.length > 0) faults.push(`the manifest has ${foreign}`);
  if (manifest.version !== version) faults.push(`the version is ${manifest.version}`);
  if (!same(manifest.permissions, ['storage'])) faults.push('it asks for more than storage');
  const policy = manifest.content_security_policy?.extension_pages ?? '';
  if (!policy.startsWith("default-src 'none'; script-src 'self';") || /unsafe|:|\*/.test(policy)) {
    faults.push(`the content security policy is ${policy}`);
  }
  if (!same(Object.keys(manifest.icons ?? {}), ICON_SIZES)) faults.push('icons are missing');
  for (const [size, file] of Object.entries(manifest.icons ?? {})) {
    const bytes = files.get(posix.normalize(file));
    if (!bytes || sizeOfPng(bytes) !== `${size}x${size}`) faults.push(`${file} has another size`);
  }
  const collected = manifest.browser_specific_settings?.gecko?.data_collection_permissions;
  if (!same(collected?.required, browser === 'firefox' ? ['none'] : undefined)) {
    faults.push('it does not say that it collects nothing, or says it to another browser');
  }
  return faults;
}
