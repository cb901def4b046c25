import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CodedGame, PUBLISHED_CODE, type Result, UNDO_LIMIT } from '../../engine';

/** The game that a soak begins with. */
export const START = { v: 1, deal: PUBLISHED_CODE, log: '', undo: 0, redo: '', time: 0 };

/** A browser with the game in it, as far as a soak needs it. */
export interface InPlay {
  /** Opens the game on a new tab; returns the moves that it shows. */
  open(): Promise<number>;
  /** Makes a move there; returns the moves that it then shows. */
  play(): Promise<number>;
  /** Milliseconds between two moves; as fast as it goes when 0. */
  readonly pause: number;
  /** kill -9 of the whole browser, and a start with the same profile. */
  crash(): Promise<void>;
  /** The game in storage. */
  stored(): Promise<Result<CodedGame, string>>;
  /** Closes the browser and removes its profile. */
  end(): Promise<void>;
}

/** Milliseconds of play before a kill, at the most. */
const LONGEST_PLAY = 1500;

/** To be run in the page: taps the stock, and reads the number of moves. */
export function tapStock(): number {
  document.querySelector<HTMLElement>('[data-pile="stock"]')?.click();
  return Number(document.querySelector('[data-stat="moves"]')?.textContent);
}

/** What is wrong with the stored game after a crash, beside moves that are lost. */
function faultOf(stored: Result<CodedGame, string>, shown: number): string | null {
  if (!stored.ok) return `the stored game cannot be read: ${stored.error}`;
  const { moves, undoable } = stored.value.game;
  if (moves !== shown) return `${moves} moves stored, but ${shown} shown`;
  // All moves were taps on the stock, each of which can be undone.
  if (undoable !== Math.min(moves, UNDO_LIMIT)) return `only ${undoable} moves can be undone`;
  return null;
}

/** Plays fast from so many `moves` on, and kills the browser meanwhile; returns those that were seen. */
async function playAndCrash(browser: InPlay, moves: number): Promise<number> {
  // It may come before the first one.
  let [seen, killed] = [moves, false];
  const play = async () => {
    try {
      while (!killed) {
        seen = await browser.play();
        await sleep(browser.pause);
      }
    } catch (error) {
      if (!killed) throw error;
    }
  };
  const kill = async () => {
    await sleep(randomInt(50, LONGEST_PLAY));
    killed = true;
    await browser.crash();
  };
  await Promise.all([play(), kill()]);
  return seen;
}

/** Kills the browser in fast play, over and over; returns the moves and games that were lost. */
export async function soakKills(browser: InPlay, kills: number): Promise<number> {
  let [made, found, lost, faults, lastButOne] = [0, 0, 0, 0, 0];
  let moves = await browser.open();
  for (let kill = 1; kill <= kills; kill++) {
    const seen = await playAndCrash(browser, moves);
    const shown = await browser.open();
    const fault = faultOf(await browser.stored(), shown);
    if (fault) {
      faults++;
      console.error(`kill ${kill}: ${fault}`);
    }
    made += seen - moves;
    found += shown - moves;
    // The very last move may be under way.
    if (shown === seen - 1) lastButOne++;
    if (shown < seen - 1) console.error(`kill ${kill}: ${seen} moves seen, but ${shown} found`);
    lost += Math.max(0, seen - 1 - shown);
    moves = shown;
    if (kill % 10 === 0) console.log(`${kill} kills: ${made} moves made, ${lost} lost`);
  }
  await browser.end();
  console.log(
    `kills survived: ${kills - faults} of ${kills}; moves seen before a kill: ${made}; ` +
      `found after it: ${found}; lost: ${lost}; kills that cost the very last move: ${lastButOne}`,
  );
  return lost + faults;
}
