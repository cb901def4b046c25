import { PUBLISHED_CODE, WORKED_EXAMPLE } from '../../../engine';

const DAY = 86_400_000;
const now = Date.now();
const game = { v: 2, deal: PUBLISHED_CODE, undo: 0, redo: '' };

/** What is stored of two weeks of play: a win on most days, and lost games of every kind. */
export const FINISHED = {
  statistics: {
    v: 1,
    device: 'here',
    games: Array.from({ length: 40 }, (_, index) => [
      `game-${index}`,
      now - (40 - index) * (DAY / 3),
      index % 4 === 0 ? 1 + ((index * 7) % 25) : 0,
      60 + index,
      180 + index * 7,
    ]),
    totals: {
      until: -1,
      left: new Array<number>(26).fill(0),
      seconds: 0,
      bestTime: null,
      fewestMoves: null,
      streak: 0,
      bestStreak: 0,
      wins: [],
    },
    open: [],
    reset: { since: 5, before: -1, at: 5 },
  },
  history: {
    v: 1,
    games: [
      { ...game, id: 'won', log: WORKED_EXAMPLE.log, time: 254_000, at: now - DAY },
      { ...game, id: 'lost', log: '9yzwx2', time: 61_000, at: now - 2 * DAY },
    ],
  },
};
