/**
 * `npm run soak -- --kills 100` kills the browser that often in the middle of fast play, with
 * `--browser firefox` in Firefox, and with `--pause 50` with so many milliseconds between two moves, which
 * is faster than any hand (without it as fast as a script can, in Firefox every 50); `npm run soak -- --surfaces 8` races taps over so many tabs;
 * `npm run soak -- --idle` leaves three surfaces alone for a minute; `npm run soak -- --taps 10000`
 * plays so long a game. They say what was lost, or written too often, and exit 1 if anything was.
 */
import { parseArgs } from 'node:util';
import { wholeNumber } from '../whole-number';
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
// All are read before anything begins.
const numberOf = (option: 'kills' | 'pause' | 'surfaces' | 'taps', least = 1) => {
  const text = values[option];
  return text === undefined ? null : wholeNumber(option, text, least);
};
const [kills, surfaces, taps] = [numberOf('kills'), numberOf('surfaces'), numberOf('taps')];
const pause = numberOf('pause', 0);
let lost = 0;
if (kills) {
  const inPlay = await start();
  lost += await soakKills({ ...inPlay, pause: pause ?? inPlay.pause }, kills);
}
if (surfaces) lost += await soakSurfaces(surfaces);
if (values.idle) lost += await soakIdle();
if (taps) lost += await soakLongGame(taps);
process.exitCode = lost === 0 ? 0 : 1;
