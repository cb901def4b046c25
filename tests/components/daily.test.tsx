import { cleanup, render, screen, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { createSignal } from 'solid-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenForPaste } from '../../components/app/paste';
import { DailyDialog } from '../../components/daily/DailyDialog';
import { resultText } from '../../components/dialogs/result-text';
import type { Days } from '../../components/state/days/days';
import { type Day, dailyCode, dealGame, decodeGame, WORKED_EXAMPLE } from '../../engine';
import { SharedItem } from '../support/shared-item';
import { openStore } from '../support/store';

const SAVED = { v: 1, deal: 'HH1-N-AAAAAAM', log: '9', undo: 9, time: 5000 };
const TODAY = '2026-11-30' as Day;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-30T12:00:00'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The window over a stored game, with what is known of some days. */
async function openDaily(days: [string, number][] = [], stored: object = SAVED) {
  const { store } = await openStore(new SharedItem(stored));
  const [inFront, setInFront] = createSignal(true);
  const onPlay = vi.fn();
  const known: Days = new Map(days as [Day, number][]);
  render(() => (
    <DailyDialog
      store={store}
      days={known}
      inFront={inFront()}
      onPlay={onPlay}
      onClose={() => {}}
    />
  ));
  return { user: userEvent.setup(), store, setInFront, onPlay };
}

const dayButton = (name: string | RegExp) =>
  within(screen.getByRole('grid')).getByRole('button', { name });
const focused = () => document.activeElement?.getAttribute('data-day');

describe('the calendar of daily hearts', () => {
  it('names its month, its weekdays and every day with what became of it', async () => {
    await openDaily([
      ['2026-11-03', 5],
      ['2026-11-04', 10],
      ['2026-11-05', 1],
    ]);
    const grid = screen.getByRole('grid', { name: 'November 2026' });
    expect(within(grid).getAllByRole('columnheader')[0]?.textContent).toContain('Sunday');
    const names = within(grid)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toHaveLength(30);
    expect(names.slice(1, 5)).toEqual([
      'Monday, November 2, 2026: not played',
      'Tuesday, November 3, 2026: won, on its day',
      'Wednesday, November 4, 2026: won',
      'Thursday, November 5, 2026: played, on its day',
    ]);
    expect(dayButton(/November 30/).getAttribute('aria-current')).toBe('date');
  });

  it('says the streak in words', async () => {
    await openDaily([
      ['2026-11-20', 1],
      ['2026-11-21', 1],
      ['2026-11-22', 5],
      ['2026-11-28', 1],
      ['2026-11-29', 1],
    ]);
    expect(document.querySelector('.streak')?.textContent).toContain(
      'Days in a row: 2. Best so far: 3.',
    );
  });

  it('cannot play days that are still to come, nor turn to their month', async () => {
    vi.setSystemTime(new Date('2026-11-15T12:00:00'));
    const { user } = await openDaily();
    expect((dayButton(/November 16/) as HTMLButtonElement).disabled).toBe(true);
    expect(dayButton(/November 16/).getAttribute('aria-label')).toContain('still to come');
    const next = screen.getByRole('button', { name: 'Next month' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await user.click(next);
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy();
  });

  it('keeps what was played when the clock is set back', async () => {
    vi.setSystemTime(new Date('2026-11-15T12:00:00'));
    await openDaily([['2026-11-30', 5]]);
    expect(dayButton(/November 30/).getAttribute('data-state')).toBe('won');
    expect((dayButton(/November 30/) as HTMLButtonElement).disabled).toBe(true);
  });

  it('goes back to earlier months by its buttons, until the first', async () => {
    const { user } = await openDaily();
    const previous = screen.getByRole('button', { name: 'Previous month' });
    for (let month = 0; month < 12; month++) await user.click(previous);
    expect(screen.getByRole('grid', { name: 'January 2026' })).toBeTruthy();
    expect(previous.getAttribute('aria-disabled')).toBe('true');
  });

  it('is walked by the keys of a grid of dates', async () => {
    const { user } = await openDaily();
    dayButton(/November 30/).focus();
    const press = async (keys: string) => {
      await user.keyboard(keys);
      return focused();
    };
    expect(await press('{ArrowLeft}')).toBe('2026-11-29');
    expect(await press('{ArrowUp}')).toBe('2026-11-22');
    expect(await press('{ArrowRight}')).toBe('2026-11-23');
    expect(await press('{Home}')).toBe('2026-11-22');
    expect(await press('{End}')).toBe('2026-11-28');
    // No further than today.
    expect(await press('{ArrowDown}')).toBe('2026-11-30');
    expect(await press('{ArrowRight}')).toBe('2026-11-30');
    expect(await press('{PageUp}')).toBe('2026-10-30');
    expect(screen.getByRole('grid', { name: 'October 2026' })).toBeTruthy();
    expect(await press('{PageDown}')).toBe('2026-11-30');
    expect(await press('{Shift>}{PageUp}{/Shift}')).toBe('2026-01-01');
    expect(document.querySelectorAll('.day[tabindex="0"]')).toHaveLength(1);
  });

  it('turns to the new day at midnight while it is open', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    vi.setSystemTime(new Date('2026-11-30T23:59:50'));
    await openDaily();
    await vi.advanceTimersByTimeAsync(12_000);
    await vi.advanceTimersByTimeAsync(24 * 3600 * 1000);
    expect(dayButton(/November 30/).getAttribute('aria-current')).toBeNull();
    expect(screen.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled')).toBe(
      'false',
    );
    screen.getByRole('button', { name: 'Next month' }).click();
    expect(dayButton(/December 2,/).getAttribute('aria-current')).toBe('date');
  });

  it('keeps a day within reach of Tab when the clock is set back', async () => {
    const { setInFront } = await openDaily();
    dayButton(/November 30/).focus();
    setInFront(false);
    vi.setSystemTime(new Date('2026-10-15T12:00:00'));
    setInFront(true);
    expect(screen.getByRole('grid', { name: 'October 2026' })).toBeTruthy();
    expect(dayButton(/October 15/).getAttribute('tabindex')).toBe('0');
    expect((dayButton(/October 15/) as HTMLButtonElement).disabled).toBe(false);
  });

  it('offers today’s heart, until that is played', async () => {
    const { user, store, onPlay } = await openDaily();
    await user.click(screen.getByRole('button', { name: 'Play today’s heart' }));
    expect(store.coded()).toMatchObject({ code: dailyCode(TODAY), day: TODAY });
    expect(onPlay).toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Play today’s heart' })).toBeNull();
  });

  it('follows the day when it comes to the front after midnight', async () => {
    const { setInFront } = await openDaily();
    setInFront(false);
    vi.setSystemTime(new Date('2026-12-01T00:00:10'));
    setInFront(true);
    expect(dayButton(/November 30/).getAttribute('aria-current')).toBeNull();
    expect(screen.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled')).toBe(
      'false',
    );
  });

  it('plays the heart of the chosen day, and goes on with it', async () => {
    const { user, store, onPlay } = await openDaily();
    await user.click(dayButton(/November 28/));
    expect(store.coded()).toMatchObject({ code: dailyCode('2026-11-28' as Day) });
    expect(onPlay).toHaveBeenCalledOnce();
    store.tap('stock');
    expect(dayButton(/November 28/).getAttribute('aria-label')).toContain('in progress');
    await user.click(dayButton(/November 29/));
    store.tap('stock');
    await user.click(dayButton(/November 28/));
    expect([store.coded().day, store.coded().game.moves]).toEqual(['2026-11-28', 1]);
  });

  it('offers the way back to the game beside it', async () => {
    const { user, store } = await openDaily();
    expect(screen.queryByRole('button', { name: 'Back to your game' })).toBeNull();
    await user.click(dayButton(/November 30/));
    await user.click(screen.getByRole('button', { name: 'Back to your game' }));
    expect(store.coded()).toMatchObject({ code: 'HH1-N-AAAAAAM', day: null });
  });

  it('offers a new game where there is none beside it', async () => {
    const { code, log } = WORKED_EXAMPLE;
    const { user, store } = await openDaily([], { ...SAVED, deal: code, log, undo: 0 });
    await user.click(dayButton(/November 30/));
    await user.click(screen.getByRole('button', { name: 'New game' }));
    expect(store.coded().day).toBeNull();
  });
});

describe('the result as a text', () => {
  const won = (fields: object) => {
    const { code, log } = WORKED_EXAMPLE;
    const game = decodeGame({
      v: 2,
      id: 'a',
      deal: code,
      log,
      undo: 0,
      redo: '',
      time: 0,
      ...fields,
    });
    if (!game.ok) throw new Error(game.error);
    return game.value;
  };

  it('has code, result, score, moves and time, and no link', () => {
    const text = resultText(won({}), 312);
    expect(text).toBe(`Heart to Heart ${WORKED_EXAMPLE.code}: won, score 250, moves 60, time 5:12`);
    expect(text).not.toMatch(/https?:|www\.|\n/);
  });

  it('leaves the time out where it is not shown', () => {
    expect(resultText(won({}), null)).not.toContain('time');
  });

  it('names the date of a daily heart', () => {
    expect(resultText(won({ day: TODAY }), null)).toContain('(daily heart of November 30, 2026)');
  });

  it('says of a stuck game that there are no more moves', () => {
    expect(resultText(dealGame('HH1-N-AAAAABW' as never), 0)).toBe(
      'Heart to Heart HH1-N-AAAAABW: no more moves, score 0, moves 0, time 0:00',
    );
  });
});

describe('pasting', () => {
  async function openPaste(covered = false) {
    const { store } = await openStore(new SharedItem(SAVED));
    const tell = vi.fn();
    render(() => {
      listenForPaste(store, () => covered, tell);
      return <input aria-label="field" />;
    });
    const paste = (text: string, target: EventTarget = document.body) => {
      const clipboardData = new DataTransfer();
      if (text) clipboardData.setData('text/plain', text);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      target.dispatchEvent(event);
      return event;
    };
    return { store, tell, paste };
  }

  it.each([
    ' hh1 n zzzzzzz \n',
    'HH1-N-ZZZZZZZ',
    'Heart to Heart HH1-N-ZZZZZZZ: won, score 250, moves 60',
    'Try hh1-n-zzzzzzz! (HH1-N-ZZZZZZZ)',
  ])('%j plays its deal, and the game before can be taken back', async (text) => {
    const { store, paste } = await openPaste();
    paste(text);
    expect(store.coded().code).toBe('HH1-N-ZZZZZZZ');
    store.undo();
    expect(store.coded().game.moves).toBe(9);
  });

  it.each([
    ['hello', 'not-a-code'],
    ['', 'not-a-code'],
    ['x'.repeat(10_000), 'not-a-code'],
    ['<img src=x onerror=alert(1)>', 'not-a-code'],
    ['HH1-N-ABC', 'not-seven-letters'],
    ['PY1-N-AAAAAAM', 'other-game'],
    ['HH1-N-AAAAAAA or HH1-N-AAAAAAB', 'not-seven-letters'],
  ])('%j changes nothing and says why: %s', async (text, error) => {
    const { store, paste, tell } = await openPaste();
    const before = store.coded();
    paste(text);
    expect(store.coded()).toBe(before);
    expect(tell).toHaveBeenCalledWith({ ok: false, error });
  });

  it('into a field, or while a window is open, is not for the game', async () => {
    const field = await openPaste();
    const input = screen.getByRole('textbox');
    expect(field.paste('HH1-N-ZZZZZZZ', input).defaultPrevented).toBe(false);
    const window = await openPaste(true);
    expect(window.paste('HH1-N-ZZZZZZZ', input).defaultPrevented).toBe(false);
    for (const { store, tell } of [field, window]) {
      expect(store.coded().code).toBe('HH1-N-AAAAAAM');
      expect(tell).not.toHaveBeenCalled();
    }
  });
});
