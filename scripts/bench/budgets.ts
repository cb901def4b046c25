import type { Budget } from './report';

/** What the game must keep to, by part and figure. */
export const BUDGETS: Readonly<Record<string, Readonly<Record<string, Budget>>>> = {
  size: { 'before playable, kB gzip': { most: 30 } },
  'opening, ms': { 'new tab: playable': { times: 1.5 }, 'popup: playable': { times: 1.5 } },
  'taps, ms': { 'tap: task time': { over: 4 } },
  memory: { 'heap, kB': { times: 1.3 } },
  'many openings': {
    'heap after 50 openings, times': { most: 1.1 },
    'DOM after 50 openings, times': { most: 1.1 },
  },
  'hidden tabs': { '20 hidden tabs: timers, frames': { most: 0 } },
};
