import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createReplica,
  HIGHEST_REV,
  type Replica,
  type Stamp,
  UNSTAMPED,
  UNWRITTEN,
} from '../../components/state/table/replica';
import { below, sfc32 } from '../../engine/random';

/** A shared list of words; each surface appends its own. */
type Words = readonly string[];

interface Surface {
  readonly replica: Replica<Words>;
  readonly shown: () => Words;
  readonly deliver: () => boolean;
}

/** Surfaces over one storage; reports wait in each surface's own queue until they are delivered. */
function surfacesOver(count: number) {
  let stored: [Words, Stamp] = [[], UNWRITTEN];
  const queues: [Words, Stamp][][] = [];
  const doubts = new Set<number>();
  const surfaces = Array.from({ length: count }, (_, index): Surface => {
    const queue: [Words, Stamp][] = [];
    queues.push(queue);
    let adopted: Words = [];
    const replica = createReplica<Words>({
      writer: `surface-${index}`,
      value: [],
      stamp: UNWRITTEN,
      write: (value, stamp) => {
        adopted = value;
        stored = [value, stamp];
        for (const other of queues) other.push(stored);
      },
      adopt: (value) => {
        adopted = value;
      },
      doubt: () => doubts.add(index),
      certain: () => doubts.delete(index),
    });
    const deliver = () => {
      const report = queue.shift();
      if (report) replica.receive(...report);
      return report !== undefined;
    };
    return { replica, shown: () => adopted, deliver };
  });
  const settle = () => {
    for (let quiet = false; !quiet; ) {
      quiet = surfaces.every(({ deliver }) => !deliver());
      if (!quiet) continue;
      for (const index of doubts) surfaces[index]?.replica.reconcile(...stored);
      quiet = queues.every((queue) => queue.length === 0);
      doubts.clear();
    }
  };
  return { surfaces, settle, stored: () => stored[0] };
}

const append = (word: string) => (words: Words) => [...words, word];

describe('a value that surfaces share', () => {
  it('is shown to the others after a change', () => {
    const { surfaces, settle } = surfacesOver(3);
    surfaces[0]?.replica.act(append('one'));
    settle();
    expect(surfaces.map(({ shown }) => shown())).toEqual([['one'], ['one'], ['one']]);
  });

  it('is written once for one change', () => {
    const { surfaces, settle, stored } = surfacesOver(2);
    let before = stored();
    let writes = 0;
    surfaces[0]?.replica.act(append('one'));
    while (surfaces.some(({ deliver }) => deliver())) {
      if (stored() !== before) writes++;
      before = stored();
    }
    settle();
    expect(writes).toBe(1);
  });

  it('keeps both of two changes made at the same moment', () => {
    const { surfaces, settle, stored } = surfacesOver(2);
    surfaces[0]?.replica.act(append('one'));
    surfaces[1]?.replica.act(append('two'));
    settle();
    expect([...stored()].sort()).toEqual(['one', 'two']);
    expect(surfaces[0]?.shown()).toEqual(surfaces[1]?.shown());
  });

  it('goes on as ever from the highest number that a write can have', () => {
    const { surfaces, settle, stored } = surfacesOver(2);
    const planted: Stamp = { rev: HIGHEST_REV - 2, writer: 'somebody', base: 'x' };
    for (const { replica } of surfaces) replica.receive(['planted'], planted);
    for (let word = 0; word < 6; word++) {
      surfaces[word % 2]?.replica.act(append(`${word}`));
      settle();
    }
    expect(stored()).toEqual(['planted', '0', '1', '2', '3', '4', '5']);
    expect(surfaces.map(({ shown }) => shown())).toEqual([stored(), stored()]);
  });

  it.each([
    ['and says so', true, 1],
    ['and says nothing of one that the player has not made', false, 0],
  ])('drops a change that is not possible any more, %s', (_, isPlayers, told) => {
    const dropped: number[] = [];
    const replica = createReplica<Words>({
      writer: 'me',
      value: [],
      stamp: UNWRITTEN,
      write: () => {},
      adopt: (_, count) => dropped.push(count),
      doubt: () => {},
      certain: () => {},
    });
    replica.act((words) => (words.length === 0 ? ['first'] : null), isPlayers);
    replica.receive(['other'], { rev: 1, writer: 'other', base: '-1:' });
    expect(dropped).toEqual([told]);
  });

  it('loses no change and comes to one value, in whatever order reports arrive', () => {
    const step = fc.record({ surface: fc.nat(3), act: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { surfaces, settle, stored } = surfacesOver(4);
        let acted = 0;
        for (const { surface, act } of steps) {
          if (act) surfaces[surface]?.replica.act(append(`word ${acted++}`));
          else surfaces[surface]?.deliver();
        }
        settle();
        expect([...stored()].sort()).toEqual(
          Array.from({ length: acted }, (_, index) => `word ${index}`).sort(),
        );
        for (const { shown } of surfaces) expect(shown()).toEqual(stored());
      }),
      { numRuns: 3000 },
    );
  });

  it('loses no change of eight surfaces that race for long', () => {
    const { surfaces, settle, stored } = surfacesOver(8);
    const random = sfc32(8, 8, 8, 1);
    let acted = 0;
    while (acted < 2000) {
      const surface = surfaces[below(random, 8)] as Surface;
      // More is written than is heard of: reports pile up.
      if (below(random, 10) < 3) surface.replica.act(append(`word ${acted++}`));
      else surface.deliver();
    }
    settle();
    expect(new Set(stored()).size).toBe(acted);
    expect(stored()).toHaveLength(acted);
    for (const { shown } of surfaces) expect(shown()).toEqual(stored());
  });

  it('takes over a value that no surface wrote', () => {
    const { surfaces } = surfacesOver(1);
    surfaces[0]?.replica.act(append('mine'));
    surfaces[0]?.deliver();
    surfaces[0]?.replica.receive(['given'], UNSTAMPED);
    expect(surfaces[0]?.shown()).toEqual(['given']);
    surfaces[0]?.replica.receive(['given', 'again'], UNSTAMPED);
    expect(surfaces[0]?.shown()).toEqual(['given', 'again']);
  });

  it('writes its value again over a stale one that nobody repaired', () => {
    const { surfaces, stored } = surfacesOver(2);
    const [fresh, stale] = surfaces as [Surface, Surface];
    fresh.replica.act(append('one'));
    fresh.deliver();
    fresh.replica.act(append('two'));
    fresh.deliver();
    // The other surface writes from what it knew at first, and is gone before it hears anything.
    stale.replica.act(append('late'));
    expect(stored()).toEqual(['late']);
    fresh.deliver();
    fresh.replica.reconcile(['late'], { rev: 0, writer: 'surface-1', base: '-1:' });
    expect(stored()).toEqual(['one', 'two']);
  });
});
