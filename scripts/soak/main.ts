/**
 * `npm run soak -- --kills 100` kills the browser that often in the middle of fast play, with
 * `--browser firefox` in Firefox, and with `--pause 50` with so many milliseconds between two moves, which
 * is faster than any hand (without it as fast as a script can, in Firefox every 50); `npm run soak -- --surfaces 8` races taps over so many tabs;
 * `npm run soak -- --idle` leaves three surfaces alone for a minute; `npm run soak -- --taps 10000`
 * plays so long a game. They say what was lost, or written too often, and exit 1 if anything was.
 */
import { parseArgs } from 'node:util';
import { chromiumInPlay } from './chromium';
import { firefoxInPlay } from './firefox';
import { soakIdle } from './idle';
import { soakKills } from './kills';
import { soakLongGame } from './long-game';
import { soakSurfaces } from './surfaces';

const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    browser: { type: 'string', default: 'chromium' },
    pause: { type: 'string' },
    surfaces: { type: 'string' },
    idle: { type: 'boolean' },
    taps: { type: 'string' },
  },
});
const browsers = new Map([
  ['chromium', chromiumInPlay],
  ['firefox', firefoxInPlay],
]);
const start = browsers.get(values.browser);
if (!start || !(values.kills || values.surfaces || values.idle || values.taps)) {
  console.error(
    'Usage: npm run soak -- --kills N [--browser firefox] [--pause MS], --surfaces N, --idle, --taps N, or several',
  );
  process.exit(1);
}
let lost = 0;
if (values.kills) {
  const inPlay = await start();
  const pause = values.pause === undefined ? inPlay.pause : Number(values.pause);
  lost += await soakKills({ ...inPlay, pause }, Number(values.kills));
}
if (values.surfaces) lost += await soakSurfaces(Number(values.surfaces));
if (values.idle) lost += await soakIdle();
if (values.taps) lost += await soakLongGame(Number(values.taps));
process.exitCode = lost === 0 ? 0 : 1;
