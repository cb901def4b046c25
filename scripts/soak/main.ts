/**
 * `npm run soak -- --kills 100` kills the browser that often in the middle of fast play, with
 * `--browser firefox` in Firefox; `npm run soak -- --surfaces 8` races taps over so many tabs. Both
 * say what was lost, and exit 1 if anything was.
 */
import { parseArgs } from 'node:util';
import { chromiumInPlay } from './chromium';
import { firefoxInPlay } from './firefox';
import { soakKills } from './kills';
import { soakSurfaces } from './surfaces';

const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    browser: { type: 'string', default: 'chromium' },
    surfaces: { type: 'string' },
  },
});
const browsers = new Map([
  ['chromium', chromiumInPlay],
  ['firefox', firefoxInPlay],
]);
const start = browsers.get(values.browser);
if (!start || !(values.kills || values.surfaces)) {
  console.error('Usage: npm run soak -- --kills N [--browser firefox], or --surfaces N, or both');
  process.exit(1);
}
let lost = 0;
if (values.kills) lost += await soakKills(await start(), Number(values.kills));
if (values.surfaces) lost += await soakSurfaces(Number(values.surfaces));
process.exitCode = lost === 0 ? 0 : 1;
