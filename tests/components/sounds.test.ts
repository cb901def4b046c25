import { createRoot } from 'solid-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playSounds } from '../../components/app/sounds';
import { play } from '../../components/app/synthesizer';
import type { Target } from '../../engine';
import { WORKED_EXAMPLE } from '../../engine';
import { openSettingsStore } from '../support/settings';
import { settled } from '../support/settled';
import { SharedItem } from '../support/shared-item';
import { openStore } from '../support/store';

vi.mock('../../components/app/synthesizer', () => ({ play: vi.fn() }));
beforeEach(() => {
  vi.mocked(play).mockClear();
});

const save = (log: string, undo: number, deal = 'HH1-N-AAAAAAM') => ({
  v: 1,
  deal,
  log,
  undo,
  time: 0,
});

async function soundsOf(game: object, targets: readonly Target[], sound = true) {
  const { store } = await openStore(new SharedItem(game));
  const settings = await openSettingsStore(new SharedItem({ v: 1, sound }).surface());
  const dispose = createRoot((end) => {
    playSounds(store, settings);
    return end;
  });
  for (const target of targets) {
    store.tap(target);
    await settled();
  }
  dispose();
  return vi.mocked(play).mock.calls.map(([name]) => name);
}

describe('sounds', () => {
  it('are made for a card selected, a card drawn and a pair', async () => {
    expect(await soundsOf(save('8', 8), ['stock', 25, 'waste'])).toEqual([
      'draw',
      'select',
      'pair',
    ]);
  });

  it('are not made for a tap that does nothing, nor when they are off', async () => {
    expect(await soundsOf(save('8', 8), [1])).toEqual([]);
    expect(await soundsOf(save('8', 8), ['stock'], false)).toEqual([]);
  });

  it('are made once for the end of a game', async () => {
    const won = save(WORKED_EXAMPLE.log.slice(0, -2), 59);
    expect(await soundsOf(won, [1, 4, 'stock'])).toEqual(['select', 'won']);
    vi.mocked(play).mockClear();
    const stuck = save('4', 4, 'HH1-N-AAAABQY');
    expect(await soundsOf(stuck, [25, 'waste', 'stock'])).toEqual(['select', 'stuck', 'draw']);
  });
});
