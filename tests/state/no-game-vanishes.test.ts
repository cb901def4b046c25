import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goesOnFrom, isUnfinished } from '../../components/state/table/laying-aside';
import type { Table } from '../../components/state/table/stored-table';
import { addDays, type CodedGame, type Day, isStuck } from '../../engine';
import { SharedItem } from '../support/shared-item';
import { openStore } from '../support/store';

const SAVED = { v: 1, deal: 'HH1-N-AAAAAAM', log: '9', undo: 9, time: 5000 };
const dayAt = (index: number) => addDays('2026-11-30' as Day, index);

const STEPS = [
  'draw',
  'undo',
  'redo',
  'new',
  'code',
  'day',
  'other-day',
  'back',
  'pick',
  'restart',
] as const;

const openOf = ({ current, left, unfinished }: Table): readonly CodedGame[] =>
  [current, left, ...unfinished].filter((game) => game !== null);

describe('a game in progress', () => {
  it('is never gone, whatever else is played: it waits, or has dropped off the end of the list', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...STEPS), { minLength: 3, maxLength: 14 }),
        async (steps) => {
          const { store, shared, dispose } = await openStore(new SharedItem(SAVED));
          for (const step of steps) {
            const before = shared.table();
            if (step === 'draw') store.tap('stock');
            else if (step === 'undo') store.undo();
            else if (step === 'redo') store.redo();
            else if (step === 'new') store.newGame();
            else if (step === 'code') store.playCode('HH1-N-AAAAAAA');
            else if (step === 'day') store.playDay(dayAt(0));
            else if (step === 'other-day') store.playDay(dayAt(-1));
            else if (step === 'back') store.leaveDay();
            else if (step === 'restart') store.restart();
            else {
              const [, second = store.unfinished()[0]] = store.unfinished();
              if (second) store.pickUp(second);
            }
            const after = shared.table();
            const counted = new Set(after.finished.map(({ game }) => game.id));
            for (const game of openOf(before)) {
              // One that is stuck is lost when it is left. In the one that is played, moves are made anew.
              if (!isUnfinished(game) || isStuck(game.game.position)) continue;
              if (game === before.current && ['draw', 'undo', 'redo'].includes(step)) continue;
              const plays = openOf(after).filter(({ id }) => id === game.id);
              // Of one game begun anew several times, two plays are kept beside the current one.
              const isThere = plays.length > 2 || plays.some((other) => goesOnFrom(other, game));
              expect(isThere || counted.has(game.id), `${game.id} after ${steps}`).toBe(true);
            }
          }
          dispose();
        },
      ),
      { numRuns: 1000 },
    );
  });
});
