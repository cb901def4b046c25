/**
 * `npm run package`: the zips for the stores and the zip of the sources, in `.output`, each looked
 * through before it is called good. `npm run package -- FOLDER` leaves all in another folder.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { BROWSERS, OUTPUT, pack } from './pack';
import { packageFaults } from './package-faults';
import { sourceFaults, trackedFiles } from './tracked-files';
import { filesInZip } from './zip-files';

const root = join(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const languages = readdirSync(join(root, 'public/_locales'));

const [folder = OUTPUT] = process.argv.slice(2);
const zips = await pack(resolve(folder));
for (const path of Object.values(zips)) {
  const bytes = readFileSync(path);
  const hash = createHash('sha256').update(bytes).digest('hex');
  console.log(`${basename(path)}  ${bytes.length} bytes  sha256 ${hash}`);
}
for (const browser of BROWSERS) {
  for (const fault of packageFaults(filesInZip(zips[browser]), { browser, version, languages })) {
    console.error(`${basename(zips[browser])}: ${fault}`);
    process.exitCode = 1;
  }
}
for (const fault of sourceFaults(filesInZip(zips.sources), trackedFiles(root))) {
  console.error(`${basename(zips.sources)}: ${fault}`);
  process.exitCode = 1;
}
