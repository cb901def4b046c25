/**
 * `npm run package:check`: packs twice, and once more from the sources zip in a folder of its own
 * with packages installed anew, as a reviewer does. All must come out the same to the byte.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { OUTPUT, pack } from './pack';
import { filesInZip } from './zip-files';

const npm = (folder: string, ...args: string[]) =>
  execFileSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

function unpack(zip: string, folder: string): void {
  for (const [file, bytes] of filesInZip(zip)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

const temporary = mkdtempSync(join(tmpdir(), 'package-'));
try {
  const zips = await pack(OUTPUT);
  const again = join(temporary, 'again');
  await pack(again);
  const review = join(temporary, 'review');
  unpack(zips.sources, review);
  // Packing has made this a production process, in which npm leaves out what builds.
  npm(review, 'ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund');
  npm(review, 'run', 'package');
  for (const zip of Object.values(zips)) {
    const name = basename(zip);
    const bytes = readFileSync(zip);
    const isSame = (folder: string) => bytes.equals(readFileSync(join(folder, name)));
    const [built, rebuilt] = [isSame(again), isSame(join(review, '.output'))];
    console.log(
      `${name}: ${built ? 'the same' : 'OTHER BYTES'} when packed again, ` +
        `${rebuilt ? 'the same' : 'OTHER BYTES'} from the sources zip`,
    );
    if (!built || !rebuilt) process.exitCode = 1;
  }
} finally {
  rmSync(temporary, { recursive: true });
}
