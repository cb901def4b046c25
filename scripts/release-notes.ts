/**
 * `npm run -s release-notes -- v0.1.0`: what the changelog says of a version. The tag must be that
 * of the version in package.json, so that no release carries another one's name.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesIn } from './changelog';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const { version } = JSON.parse(read('package.json'));
const [tag] = process.argv.slice(2);
const changes = changesIn(read('CHANGELOG.md'), version);
if (tag !== `v${version}`) {
  console.error(`The tag is ${tag}, but the version is ${version}`);
  process.exitCode = 1;
} else if (changes === null) {
  console.error(`The changelog has nothing on ${version}`);
  process.exitCode = 1;
} else {
  console.log(changes);
}
