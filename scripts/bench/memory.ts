import type { Measurement } from './compare';
import { rest } from './rest';
import { savedGame } from './subject';

const OPENINGS = 50;

/** What an open new tab holds, with a game in progress. */
export const memory: Measurement = async (subject) => {
  await subject.slowDown(1);
  await subject.save(savedGame());
  await subject.show('newtab');
  // What loads after the board belongs to it.
  await rest();
  const heap = await subject.heap();
  return { 'heap, kB': heap / 1000, 'DOM nodes': await subject.metric('Nodes') };
};

/** How the heap and the DOM have grown after many openings. */
export const growth: Measurement = async (subject) => {
  await subject.slowDown(1);
  const state = async () => [await subject.heap(), await subject.metric('Nodes')] as const;
  await subject.show('newtab');
  const [heap, nodes] = await state();
  for (let opening = 0; opening < OPENINGS; opening++) await subject.reload();
  const [heapNow, nodesNow] = await state();
  return {
    [`heap after ${OPENINGS} openings, times`]: heapNow / heap,
    [`DOM after ${OPENINGS} openings, times`]: nodesNow / nodes,
  };
};
