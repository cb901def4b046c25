import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureFirefox } from '../../../scripts/browser';
import { type BrowserProcess, startBrowser } from '../../support/browser-process';

/** Where the built extension lies. */
export const extensionDir = join(import.meta.dirname, '../../../.output/firefox-mv3');

/** The address of the extension's files: Firefox takes the host from a setting. */
const HOST = '1d0a3b52-6c4e-4f7a-9b21-8e5f00c0ffee';
export const origin = `moz-extension://${HOST}`;

/** The extension's id for Firefox. */
export function extensionId(): string {
  const manifest = JSON.parse(readFileSync(join(extensionDir, 'manifest.json'), 'utf8'));
  return manifest.browser_specific_settings.gecko.id;
}

const settings = (profile: string) => ({
  // What is saved goes with the profile.
  'browser.download.folderList': 2,
  'browser.download.dir': profile,
  'extensions.webextensions.uuids': JSON.stringify({ [extensionId()]: HOST }),
  // What lies in the profile's folder of extensions is installed without a question, unsigned.
  'extensions.autoDisableScopes': 0,
  'xpinstall.signatures.required': false,
  // However often it was killed, it starts as usual.
  'toolkit.startup.max_resumed_crashes': -1,
  // Nothing that talks to the network.
  'app.normandy.enabled': false,
  'browser.safebrowsing.blockedURIs.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
});

/**
 * Puts the extension and the settings into a profile. A file with the id as its name and the path
 * of a folder in it installs that folder as it lies there, and for good: not as the temporary
 * add-on of a developer, which is gone when the browser ends.
 */
function prepareProfile(profile: string): void {
  const lines = Object.entries(settings(profile)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  mkdirSync(join(profile, 'extensions'), { recursive: true });
  writeFileSync(join(profile, 'extensions', extensionId()), extensionDir);
}

/** Starts Firefox with the extension. */
export function startFirefox(profile: string): Promise<BrowserProcess> {
  prepareProfile(profile);
  return startBrowser({
    executable: ensureFirefox(),
    // As root it starts in a home of root's own alone, which is not everywhere the one that is set.
    env: { HOME: profile },
    args: [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port=0',
      // For what a player does outside the page: see browser-window.ts.
      '--remote-allow-system-access',
      'about:blank',
    ],
    listening: /WebDriver BiDi listening on (\S+)/,
  });
}
