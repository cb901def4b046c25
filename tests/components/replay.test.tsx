import { cleanup, render, screen } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { momentsOf } from '../../components/replay/moments-of';
import { Replay } from '../../components/replay/Replay';
import {
  type DealCode,
  formatDealCode,
  type Game,
  isWon,
  type Position,
  PUBLISHED_CODE,
  rankIn,
  score,
  WORKED_EXAMPLE,
  wasteTop,
} from '../../engine';
import { openSettingsStore } from '../support/settings';
import { SharedItem } from '../support/shared-item';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('a game to watch', () => {
  const moments = momentsOf(WORKED_EXAMPLE.code, WORKED_EXAMPLE.log);
  const games = Array.from({ length: 61 }, (_, move) => moments?.at(move) as Game);

  it('is there move by move, from the deal to the won game', () => {
    expect(moments?.last).toBe(60);
    expect(games.map((game) => game.moves)).toEqual(games.map((_, move) => move));
    expect(isWon((games[60] as Game).position)).toBe(true);
  });

  it('pairs the point with the 4 of the waste at the tenth move (rule 27)', () => {
    const [ninth, tenth] = [9, 10].map((move) => (games[move] as Game).position) as [
      Position,
      Position,
    ];
    expect([rankIn(ninth, 25), wasteTop(ninth.ring)]).toEqual([4, 4]);
    expect([rankIn(tenth, 25), score(tenth)]).toEqual([null, 10]);
  });

  it('is shown at any of its moves, however long it was', () => {
    // Nine taps, and many rounds of 27 draws and a redeal.
    const long = momentsOf(PUBLISHED_CODE, '900000005yz');
    expect(long?.last).toBe(900_000_006);
    expect(long?.at(900_000_005).moves).toBe(900_000_005);
    expect(long?.at(900_000_006).position.ring.cards).toHaveLength(26);
  });

  it('is none where the log is not one of the deal', () => {
    expect(momentsOf(PUBLISHED_CODE, '8yz')).toBeNull();
    expect(momentsOf(PUBLISHED_CODE, 'nonsense!')).toBeNull();
  });
});

/** A deal that is stuck from the start. */
const STUCK_CODE = formatDealCode(48);

describe('the replay', () => {
  const open = async ({ code, log }: { code: DealCode; log: string } = WORKED_EXAMPLE) => {
    const settings = await openSettingsStore(new SharedItem().surface());
    render(() => <Replay code={code} log={log} settings={settings} />);
  };
  const press = (name: string) => screen.getByRole('button', { name }).click();
  const caption = () => document.querySelector('.replay-caption')?.textContent;

  it('goes step by step, and says what happened', async () => {
    await open();
    expect(caption()).toBe('Move 0 of 60');
    for (let step = 0; step < 9; step++) press('One move on');
    expect(caption()).toBe('Move 9 of 60: 4 drawn, 17 cards left');
    press('One move on');
    expect(caption()).toBe('Move 10 of 60: Pair removed: 4');
    press('One move back');
    expect(caption()).toBe('Move 9 of 60: 4 drawn, 17 cards left');
    press('To the beginning');
    press('One move back');
    expect(caption()).toBe('Move 0 of 60');
  });

  it('plays to the won game, pauses, and begins anew from its end', async () => {
    vi.useFakeTimers();
    await open();
    press('Play');
    vi.advanceTimersByTime(10_000);
    press('Pause');
    const paused = caption();
    expect(paused).toMatch(/^Move \d+ of 60: /);
    vi.advanceTimersByTime(10_000);
    expect(caption()).toBe(paused);
    press('Play');
    vi.advanceTimersByTime(120_000);
    expect(caption()).toMatch(/^Move 60 of 60/);
    press('Play');
    expect(caption()).toBe('Move 0 of 60');
  });

  it('says at the end whether the game was won or stuck, and nothing of one given up', async () => {
    await open();
    press('To the end');
    expect(caption()).toContain('You cleared the heart');
    cleanup();
    await open({ code: STUCK_CODE, log: '1' });
    press('To the end');
    expect(caption()).toMatch(/^Move 1 of 1: .* No more moves$/);
    cleanup();
    await open({ code: PUBLISHED_CODE, log: '9yz' });
    press('To the end');
    expect(caption()).toBe('Move 10 of 10: Pair removed: 4');
  });

  it('shows the position in words to those who do not see it', async () => {
    await open();
    await userEvent
      .setup({ delay: null })
      .click(screen.getByRole('button', { name: 'To the end' }));
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(caption());
    expect(screen.getByRole('slider', { name: 'Position in the game' })).toHaveProperty(
      'value',
      '60',
    );
  });
});
