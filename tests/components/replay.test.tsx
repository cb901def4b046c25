import { cleanup, render, screen } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gamesOf } from '../../components/replay/games-of';
import { Replay } from '../../components/replay/Replay';
import { openSettings } from '../../components/state/settings';
import {
  type Game,
  isWon,
  type Position,
  PUBLISHED_CODE,
  rankIn,
  score,
  WORKED_EXAMPLE,
  wasteTop,
} from '../../engine';
import { SharedItem } from '../support/shared-item';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('a game to watch', () => {
  const games = gamesOf(WORKED_EXAMPLE.code, WORKED_EXAMPLE.log);

  it('is there move by move, from the deal to the won game', () => {
    expect(games).toHaveLength(61);
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

  it('is none where the log is not one of the deal', () => {
    expect(gamesOf(PUBLISHED_CODE, '8yz')).toEqual([]);
    expect(gamesOf(PUBLISHED_CODE, 'nonsense!')).toEqual([]);
  });
});

describe('the replay', () => {
  const open = async () => {
    const settings = await openSettings(new SharedItem().surface());
    const { code, log } = WORKED_EXAMPLE;
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
