/**
 * `npm run bench`: what the built game costs beside a blank extension, whose pages show a word and run
 * an empty module. Each has a browser of its own; they are measured in turn, round by round, so that
 * whatever else the machine does meets both. Every figure is the median, with the least and the most.
 *
 * Playable: from the start of the navigation to the presentation of the frame in which the board has
 * `data-ready`, with a saved game; on the blank page, that of its word. Element Timing tells it (see
 * watch.ts), as it tells the browser's own first contentful paint.
 * Task time: processor time of the main thread from a tap until all that it moves is at rest, without
 * what the page does in as long a time by itself (the game's clock ticks every second).
 * Longest frame: between two animation frames, meanwhile.
 *
 * `--rounds N` for N rounds (20), `--only WORD` for the parts with that word in their title, and
 * `--against FOLDER` for an older build of the game in the same turns. Exits 1 when a budget is broken.
 */
import { parseArgs } from 'node:util';
import { extensionDir } from '../../tests/e2e/harness/extension';
import { wholeNumber } from '../whole-number';
import { writeBlankExtension } from './blank';
import { BUDGETS } from './budgets';
import { bytes } from './bytes';
import { compare, type Measurement } from './compare';
import { hiddenTabs } from './hidden-tabs';
import { growth, memory } from './memory';
import { openSurfaces } from './opening';
import { report } from './report';
import { Subject } from './subject';
import { longestFrames, taskTimes } from './taps';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    against: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const rounds = wholeNumber('rounds', values.rounds);
const few = Math.ceil(rounds / 4);

const subjects = [
  await Subject.open('blank', writeBlankExtension()),
  await Subject.open('game', extensionDir),
];
if (values.against) subjects.push(await Subject.open('older', values.against));

/** The parts, in their order: how often, and after how many rounds that do not count. */
const PARTS: readonly (readonly [string, Measurement, number, number])[] = [
  ['size', bytes, 1, 0],
  ['opening, ms', openSurfaces(1), rounds, 2],
  ['opening at 4x slow-down, ms', openSurfaces(4), rounds, 1],
  ['taps, ms', taskTimes(1), few, 1],
  ['taps at 4x slow-down, ms', taskTimes(4), few, 1],
  ['frames, ms', longestFrames(1), few, 1],
  ['frames at 4x slow-down, ms', longestFrames(4), few, 1],
  ['memory', memory, few, 1],
  ['many openings', growth, 1, 0],
  ['hidden tabs', hiddenTabs, 1, 0],
];

const names = subjects.map(({ name }) => name);
const wanted = PARTS.filter(([title]) => title.includes(values.only));
if (wanted.length === 0) {
  console.error(`No part of the bench has "${values.only}" in its title.`);
  process.exitCode = 1;
}
for (const [title, measurement, times, warmUp] of wanted) {
  const figures = await compare(subjects, measurement, times, warmUp);
  if (!report(title, names, figures, BUDGETS[title])) process.exitCode = 1;
}
await Promise.all(subjects.map((subject) => subject.close()));
