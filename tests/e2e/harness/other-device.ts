import { PUBLISHED_CODE } from '../../../engine';

/** What another device of the player has shared, three moves after it last heard of device `desk`. */
export const sharedByAnotherDevice = (log: string, undo: number) => ({
  v: 1,
  game: { v: 2, id: 'k3x0q8f2ab', deal: PUBLISHED_CODE, log, undo, redo: '', time: 61_500 },
  device: 'sofa',
  plays: { desk: 9, sofa: 3 },
  playedAt: 1_796_003_600_000,
  writes: [],
});
