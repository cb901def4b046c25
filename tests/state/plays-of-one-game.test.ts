import { describe, expect, it } from 'vitest';
import { takeOver } from '../../components/state/devices/device-changes';
import { type CodedGame, decodeGame, formatLog } from '../../engine';
import { SharedItem } from '../support/shared-item';
import { openStore } from '../support/store';

/** The point and the waste of the published deal are a pair after nine draws. */
const play = (id: string, log: string) => ({
  v: 2,
  id,
  deal: 'HH1-N-AAAAAAM',
  log,
  undo: 1,
  redo: '',
  time: 1000,
});
const gameOf = (id: string, log: string): CodedGame => {
  const game = decodeGame(play(id, log));
  if (!game.ok) throw new Error(game.error);
  return game.value;
};
/** What another device shares, which knows of all that was played here. */
const sharedBy = (id: string, log: string, count: number) => ({
  game: gameOf(id, log),
  device: 'sofa',
  plays: { sofa: count, here: 1000 },
  playedAt: 1000 * count,
  writes: [],
});
const open = (id: string, log: string, unfinished: object[] = []) =>
  openStore(new SharedItem({ ...play(id, log), unfinished, plays: { here: 1 } }));
type Store = Awaited<ReturnType<typeof open>>['store'];
const listOf = (store: Store) =>
  store.unfinished().map(({ id, game }) => `${id} ${formatLog(game.log)}`);

describe('two plays of one game', () => {
  it('are both kept when one is picked up while the other can be taken back to', async () => {
    const { store, dispose } = await open('g', '20', [play('g', '9yz')]);
    store.newGame();
    const other = store.unfinished().find(({ game }) => game.moves === 10);
    if (other) store.pickUp(other);
    expect(formatLog(store.coded().game.log)).toBe('9yz');
    expect(listOf(store)).toEqual(['g 20']);
    dispose();
  });

  it.each([
    ['a new game', (store: Store) => store.newGame()],
    ['the deal begun anew', (store: Store) => store.restart()],
    ['the game itself', () => {}],
  ])('are both kept when another device’s comes over %s', async (_, act) => {
    const { store, dispose } = await open('g', '20');
    act(store);
    store.replace(takeOver(sharedBy('g', '9yz', 5), 2));
    expect(formatLog(store.coded().game.log)).toBe('9yz');
    expect(listOf(store)).toEqual(['g 20']);
    dispose();
  });

  it('are one where the other device has played on from ours', async () => {
    const { store, dispose } = await open('g', '9');
    store.replace(takeOver(sharedBy('g', '9yz', 5), 2));
    store.replace(takeOver(sharedBy('g', '9yz4', 6), 3));
    expect(listOf(store)).toEqual([]);
    dispose();
  });
});

it('a game begun anew over and over: the play that got furthest and the latest one wait', async () => {
  const { store, dispose } = await open('g', '9yz20');
  for (const taps of [8, 5, 3]) {
    store.restart();
    for (let tap = 0; tap < taps; tap++) store.tap('stock');
  }
  expect(listOf(store)).toEqual(['g 5', 'g 9yz20']);
  dispose();
});

describe('a device that follows another', () => {
  it('keeps each game once, however often the other goes from one to the other', async () => {
    const { store, shared, dispose } = await open('own', '5');
    for (let count = 2; count < 30; count += 2) {
      store.replace(takeOver(sharedBy('g', String(count), count), count));
      store.replace(takeOver(sharedBy('n', String(count), count + 1), count + 1));
    }
    expect(listOf(store)).toEqual(['g 28', 'own 5']);
    expect(shared.table().finished).toEqual([]);
    dispose();
  });

  it('loses none of its games for different plays of one', async () => {
    const unfinished = ['a', 'b', 'c', 'd'].map((id) => play(id, '3'));
    const { store, shared, dispose } = await open('g', '20', unfinished);
    // Each time taken back to the ninth draw there, and played on otherwise.
    for (const [index, log] of ['9yz1', '9yz', '9yz3', '9yz2'].entries()) {
      store.replace(takeOver(sharedBy('g', log, 10 + index), index));
    }
    expect(listOf(store).filter((text) => !text.startsWith('g'))).toEqual([
      'a 3',
      'b 3',
      'c 3',
      'd 3',
    ]);
    expect(listOf(store).filter((text) => text.startsWith('g')).length).toBeLessThanOrEqual(2);
    expect(shared.table().finished).toEqual([]);
    dispose();
  });
});
