/**
 * `npm run lint:firefox`: Mozilla's linter over the built extension. Exit 1 on an error, on a
 * warning that known-warnings.json does not explain, and on one explained there that is gone.
 */
import { lintFirefox } from './lint';

const { faults, explained } = lintFirefox('.output/firefox-mv3');
for (const { code, file, reason } of explained) console.log(`${code} in ${file}: ${reason}`);
for (const fault of faults) console.error(fault);
console.log(`warnings explained: ${explained.length}; faults: ${faults.length}`);
process.exitCode = faults.length > 0 ? 1 : 0;
