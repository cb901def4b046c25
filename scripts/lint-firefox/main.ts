/**
 * `npm run lint:firefox`: Mozilla's linter over the built extension. Exit 1 on an error, on a
 * warning that known-warnings.json does not explain, and on one explained there that is gone.
 */
import { existsSync } from 'node:fs';
import { lintFirefox } from './lint';

const BUILD = '.output/firefox-mv3';

if (existsSync(BUILD)) {
  const { faults, explained } = lintFirefox(BUILD);
  for (const { code, file, reason } of explained) console.log(`${code} in ${file}: ${reason}`);
  for (const fault of faults) console.error(fault);
  console.log(`${explained.length} warnings explained, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} else {
  console.error('No build to lint: npm run build:firefox');
  process.exitCode = 1;
}
