/** `npm run figures`: sizes of saves and of what loads before the board, speed of the engine. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  dealGame,
  deckOf,
  encodeGame,
  formatDealCode,
  freeSlots,
  type Game,
  isWon,
  rankIn,
  tap,
  wasteTop,
} from '../engine';

/** Pairs what the waste or the heart allows, else turns the stock. */
function playOn(game: Game): Game {
  const { position } = game;
  const free = freeSlots(position.filled);
  const top = wasteTop(position.ring);
  const withWaste = free.find((slot) => rankIn(position, slot) === top);
  if (withWaste !== undefined) return tap(game, 'waste', withWaste).game;
  for (const slot of free) {
    const twin = free.find(
      (other) => other > slot && rankIn(position, other) === rankIn(position, slot),
    );
    if (twin !== undefined) return tap(game, slot, twin).game;
  }
  return tap(game, null, 'stock').game;
}

function saveSizes() {
  let [largest, largestLong] = [0, 0];
  for (let deal = 0; deal < 1000; deal++) {
    const start = dealGame(formatDealCode(deal * 8_031_810));
    let { game } = start;
    for (let step = 0; step < 500 && !isWon(game.position); step++) game = playOn(game);
    const size = (played: Game) =>
      JSON.stringify(encodeGame({ ...start, game: played, time: 36_000_000 })).length;
    largest = Math.max(largest, size(game));
    for (let step = 0; step < 10_000; step++) ({ game } = tap(game, null, 'stock'));
    largestLong = Math.max(largestLong, size(game));
  }
  console.log(`largest save over 1,000 random games: ${largest} bytes`);
  console.log(`the same games after 10,000 more taps on the stock: ${largestLong} bytes`);
}

/** Runs in a second, in one thread. */
function rate(run: () => void): number {
  const start = performance.now();
  let runs = 0;
  while (performance.now() - start < 1000) {
    for (let step = 0; step < 1000; step++) run();
    runs += 1000;
  }
  return Math.round((runs / (performance.now() - start)) * 1000);
}

function speeds() {
  const { game: dealt } = dealGame(formatDealCode(12));
  let game = dealt;
  const taps = rate(() => {
    game = isWon(game.position) || game.moves > 500 ? dealt : playOn(game);
  });
  let copied: Game = dealt;
  const copies = rate(() => {
    const { position } = copied;
    const ring = { cards: [...position.ring.cards], turned: position.ring.turned };
    copied = { ...copied, position: { ...position, ring } };
  });
  let number = 0;
  const deals = rate(() => void deckOf(formatDealCode(number++)));
  console.log(`moves a second, each found and played: ${taps.toLocaleString('en')}`);
  console.log(`a loop that only copies the state: ${copies.toLocaleString('en')}`);
  console.log(`deals a second: ${deals.toLocaleString('en')}`);
}

const BUILD = '.output/chrome-mv3';

/** The files that a page loads before it can be played: what it names, and their imports. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!/\.(html|js)$/.test(file)) return found;
  const text = readFileSync(join(BUILD, file), 'utf8');
  const names = file.endsWith('.html')
    ? text.matchAll(/(?:src|href)="\/?([^"]+)"/g)
    : text.matchAll(/(?:from|import)\s*["']([^"']+)["']/g);
  for (const [, name = ''] of names) {
    filesOf(name.startsWith('.') ? join(dirname(file), name) : name, found);
  }
  return found;
}

function bundleSizes() {
  for (const page of ['popup.html', 'newtab.html']) {
    let [raw, zipped] = [0, 0];
    for (const file of filesOf(page)) {
      const content = readFileSync(join(BUILD, file));
      raw += content.length;
      zipped += gzipSync(content).length;
    }
    const files = filesOf(page).size;
    console.log(`${page} before playable: ${raw} bytes in ${files} files, gzip ${zipped}`);
  }
}

saveSizes();
speeds();
if (existsSync(BUILD)) bundleSizes();
else console.log('No build to measure: npm run build');
