import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A running browser. */
export interface BrowserProcess {
  /** WebSocket address at which it takes commands. */
  endpoint: string;
  /** Settles when the browser and all its helpers are gone. */
  ended: Promise<void>;
  /** kill -9 of the browser and all its helpers. */
  kill(): void;
}

/** How to start a browser, and how it says where it listens. */
interface Start {
  executable: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** Matches the line on stderr that names the address, as its first group. */
  listening: RegExp;
}

/**
 * Starts a browser, so that it can be killed and started again.
 *
 * @throws Error with the browser's last words when it ends before it listens.
 */
export async function startBrowser(start: Start): Promise<BrowserProcess> {
  const { executable, args, env, listening } = start;
  // A process group of its own, so that kill reaches the helpers too.
  const child = spawn(executable, args, {
    detached: true,
    env: { ...process.env, ...env },
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
      const address = listening.exec(line)?.[1];
      if (address) resolve(address);
    });
    child.once('error', reject);
    child.once('close', () => {
      reject(new Error(`The browser ended: ${words.slice(-5).join('\n')}`));
    });
  });
  return { endpoint, ended, kill };
}
