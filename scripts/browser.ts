import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

interface Wanted {
  /** For messages. */
  name: string;
  /** Environment variable that names an executable and goes before everything else. */
  variable: string;
  /** Debian's package. */
  debian: string;
  /** Names of executables on PATH, the best first. */
  commands: string[];
  /** Where macOS and Windows keep browsers, which are not on PATH there. */
  places: string[];
}

// Branded Google Chrome is missing on purpose: from 137 on it ignores --load-extension.
const chromium: Wanted = {
  name: 'Chromium',
  variable: 'CHROMIUM',
  debian: 'chromium',
  commands: [
    'chromium',
    'chromium-browser',
    'google-chrome-for-testing',
    'chrome-for-testing',
    'microsoft-edge',
    'microsoft-edge-stable',
  ],
  places: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

const firefox: Wanted = {
  name: 'Firefox',
  variable: 'FIREFOX',
  debian: 'firefox-esr',
  commands: ['firefox-esr', 'firefox'],
  places: [
    '/Applications/Firefox Developer Edition.app/Contents/MacOS/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Firefox Developer Edition\\firefox.exe',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
};

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(command: string): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, command));
}

function find(wanted: Wanted): string | undefined {
  const named = process.env[wanted.variable];
  const candidates = [...wanted.commands.flatMap(onPath), ...wanted.places];
  return (named ? [named, ...candidates] : candidates).find(isExecutable);
}

function installFromDebian(debian: string): void {
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    // On stderr, so that stdout keeps to what was asked for.
    stdio: ['ignore', 2, 2] as ['ignore', number, number],
  };
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', debian], options);
}

function ensure(wanted: Wanted): string {
  const found = find(wanted);
  if (found) return found;
  const help =
    `No ${wanted.name} found. Install one (Debian: apt-get install ${wanted.debian}) ` +
    `or set ${wanted.variable} to its executable.`;
  const canInstall = process.getuid?.() === 0 && onPath('apt-get').some(isExecutable);
  if (!canInstall) throw new Error(help);
  try {
    installFromDebian(wanted.debian);
  } catch (cause) {
    throw new Error(`${help} (apt-get failed just now.)`, { cause });
  }
  const installed = find(wanted);
  if (!installed) throw new Error(help);
  return installed;
}

/**
 * The path of a Chromium, installed from Debian when it is missing and we are root.
 *
 * @throws Error that says what to install, when there is none and it cannot be installed.
 */
export function ensureChromium(): string {
  return ensure(chromium);
}

/**
 * The path of a Firefox, installed from Debian when it is missing and we are root.
 *
 * @throws Error that says what to install, when there is none and it cannot be installed.
 */
export function ensureFirefox(): string {
  return ensure(firefox);
}
