import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ensureChromium } from '../../../scripts/browser';
import { extensionDir } from './extension';

/** What a test may choose about the browser it gets. */
export interface BrowserOptions {
  /** Interface language, like 'nl'. Default: the machine's. */
  lang?: string;
  /** The system's colours. Default: light. */
  colorScheme?: 'light' | 'dark';
  /** Whether the system asks for less motion. Default: false. */
  reducedMotion?: boolean;
  /** Where the player is, like 'Pacific/Niue'. Default: the machine's time zone. */
  timeZone?: string;
  /** Outer size of the window in px. Default: 1280 x 900. */
  window?: { width: number; height: number };
}

/** A running Chromium. */
export interface ChromiumProcess {
  /** WebSocket address for connectOverCDP. */
  endpoint: string;
  /** Settles when the browser and all its helpers are gone. */
  ended: Promise<void>;
  /** kill -9 of the browser and all its helpers. */
  kill(): void;
}

function argumentsFor(profile: string, options: BrowserOptions): string[] {
  const { lang, colorScheme, reducedMotion, window = { width: 1280, height: 900 } } = options;
  return [
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    `--disable-extensions-except=${extensionDir}`,
    `--load-extension=${extensionDir}`,
    // Headless has a screen of 800 x 600, on which a popup is cut to less than it asks for.
    '--screen-info={1600x1200}',
    `--window-size=${window.width},${window.height}`,
    ...(lang ? [`--lang=${lang}`] : []),
    ...(colorScheme === 'dark' ? ['--force-dark-mode'] : []),
    ...(reducedMotion ? ['--force-prefers-reduced-motion'] : []),
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    // Nothing that talks to the network, asks a question or needs a desktop.
    '--disable-background-networking',
    '--disable-breakpad',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-dev-shm-usage',
    '--disable-field-trial-config',
    '--hide-crash-restore-bubble',
    '--no-default-browser-check',
    '--no-first-run',
    '--password-store=basic',
    '--use-mock-keychain',
    'about:blank',
  ];
}

/**
 * Starts Chromium with the extension. We start it rather than let Playwright do so, because
 * Playwright makes every tab believe that it is visible and has focus.
 *
 * @throws Error with Chromium's last words when it ends before it listens.
 */
export async function startChromium(
  profile: string,
  options: BrowserOptions,
): Promise<ChromiumProcess> {
  // A process group of its own, so that kill reaches the helpers too.
  const child = spawn(ensureChromium(), argumentsFor(profile, options), {
    detached: true,
    env: {
      ...process.env,
      ...(options.lang ? { LANGUAGE: options.lang } : {}),
      ...(options.timeZone ? { TZ: options.timeZone } : {}),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, 'SIGKILL');
    }
  };
  // No browser outlives the tests, even when a worker ends before its fixtures do.
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => {
    // 'close' comes after 'exit': when the last helper has let go of stderr.
    child.once('close', () => {
      process.off('exit', kill);
      resolve();
    });
  });

  const words: string[] = [];
  const endpoint = await new Promise<string>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      words.push(line);
      const address = /DevTools listening on (\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`Chromium ended: ${words.slice(-5).join('\n')}`)));
  });
  return { endpoint, ended, kill };
}
