import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the built extension lies. EXTENSION_DIR puts another build under the same tests. */
export const extensionDir =
  process.env.EXTENSION_DIR ?? join(import.meta.dirname, '../../../.output/chrome-mv3');

/**
 * The id that Chromium gives an unpacked extension: the SHA-256 of its real path, in letters.
 *
 * @throws Error when nothing is built there.
 */
export function extensionIdOf(dir: string): string {
  const path = dirname(realpathSync(join(dir, 'manifest.json')));
  const digits = createHash('sha256').update(path).digest('hex').slice(0, 32);
  return digits.replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));
}
