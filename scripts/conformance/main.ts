/** `npm run -s conformance -- FILE.jsonl`: plays recorded games and prints what differs. */
import { readFileSync } from 'node:fs';
import { replayRecordedGame } from './recorded-game';

/** Differences shown of one game: the first ones tell, the rest follows from them. */
const SHOWN = 3;

const file = process.argv[2];
if (file === undefined) {
  console.error('Usage: npm run -s conformance -- FILE.jsonl');
  process.exit(1);
}
let passed = 0;
let failed = 0;
let lines: string[] = [];
try {
  lines = readFileSync(file, 'utf8').split('\n');
} catch (error) {
  console.error(`This file cannot be read: ${error instanceof Error ? error.message : error}`);
  failed++;
}
lines.forEach((line, index) => {
  if (line.trim() === '') return;
  let found: string[];
  try {
    found = replayRecordedGame(JSON.parse(line));
  } catch (error) {
    found = [`not a recorded game: ${error}`];
  }
  if (found.length === 0) {
    passed++;
  } else {
    failed++;
    for (const difference of found.slice(0, SHOWN)) console.log(`line ${index + 1}: ${difference}`);
  }
});
console.log(`${passed} passed, ${failed} failed`);
// A file without a game proves nothing.
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
