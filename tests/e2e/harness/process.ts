import { ensureChromium } from '../../../scripts/browser';
import { type BrowserProcess, startBrowser } from '../../support/browser-process';
import { extensionDir } from './extension';

/** What a test may choose about the browser it gets. */
export interface BrowserOptions {
  /** Where the extension lies. Default: where it was built. */
  dir?: string;
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

function argumentsFor(profile: string, options: BrowserOptions): string[] {
  const {
    dir = extensionDir,
    lang,
    colorScheme,
    reducedMotion,
    window = { width: 1280, height: 900 },
  } = options;
  return [
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    `--disable-extensions-except=${dir}`,
    `--load-extension=${dir}`,
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
export function startChromium(profile: string, options: BrowserOptions): Promise<BrowserProcess> {
  return startBrowser({
    executable: ensureChromium(),
    args: argumentsFor(profile, options),
    env: {
      ...(options.lang ? { LANGUAGE: options.lang } : {}),
      ...(options.timeZone ? { TZ: options.timeZone } : {}),
    },
    listening: /DevTools listening on (\S+)/,
  });
}
