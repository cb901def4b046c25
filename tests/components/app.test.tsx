import { cleanup, render, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { createSignal } from 'solid-js';
import { afterEach, describe, expect, it } from 'vitest';
import { App } from '../../components/app/App';
import { openSettings } from '../../components/state/settings/open-settings';
import { createUnreadables } from '../../components/state/storage/unreadable';
import { openTable } from '../../components/state/table/open-table';
import { SAVED_GAME_VERSION, WORKED_EXAMPLE } from '../../engine';
import { sfc32 } from '../../engine/random';
import { SharedItem } from '../support/shared-item';

afterEach(cleanup);

/** The point of this deal is a 3, and the three others lie in the heart: stuck from the start. */
const STUCK_CODE = 'HH1-N-AAAAABW';

const PUBLISHED = { v: 1, deal: 'HH1-N-AAAAAAM', log: '', undo: 0, time: 0 };

/**
 * The whole surface over a stored game and settings, without a browser's storage; `early` is done while
 * there is only the board.
 */
async function openApp(game: object = PUBLISHED, settings: object = {}, early = () => {}) {
  const sharedGame = new SharedItem(game);
  const item = sharedGame.surface();
  const random = sfc32(5, 6, 7, 1);
  const opened = await openTable(item, random, 'here');
  // Nothing is shared: what one test leaves for other devices must not reach the next.
  const unreadables = createUnreadables();
  const stored = new SharedItem({ sync: false, ...settings });
  const openedSettings = await openSettings(stored.surface());
  const [inFront] = createSignal(true);
  render(() => (
    <App
      game={{ opened, item, random, writer: 'test', unreadables, inFront }}
      settings={openedSettings}
    />
  ));
  early();
  // What goes along with the board comes right after it.
  await waitFor(() => expect(document.querySelector('[role="status"]')).not.toBeNull());
  return { user: userEvent.setup(), stored: () => sharedGame.value as Record<string, unknown> };
}

const card = (name: RegExp) => screen.getByRole('button', { name });
const point = () => card(/row 7/);
const stock = () => card(/^Stock/);
const waste = () => card(/^Waste/);
const notice = () => document.querySelector('[data-notice]')?.textContent;
const spoken = () => screen.getByRole('status').textContent?.trim();
const stat = (name: string) => document.querySelector(`[data-stat="${name}"]`)?.textContent;

describe('the board', () => {
  it('names every card of the heart: rank, coverage and place', async () => {
    await openApp();
    const heart = screen.getAllByRole('button', { name: /, row \d, \d of \d/ });
    expect(heart.map((button) => button.getAttribute('aria-label')).slice(0, 2)).toEqual([
      '10, covered by Jack and 8, cannot be taken, row 1, 1 of 4',
      'Jack, covered by 8 and Ace, cannot be taken, row 1, 2 of 4',
    ]);
    expect(heart).toHaveLength(25);
    expect(point().getAttribute('aria-label')).toBe('4, free, row 7, 1 of 1');
  });

  it('says how many cards are left in the stock, and what lies on the waste', async () => {
    const { user } = await openApp();
    expect(stock().getAttribute('aria-label')).toBe('Stock: turn a card, 26 left, no pair on show');
    expect(waste().getAttribute('aria-label')).toBe('Waste: Ace');
    await user.click(stock());
    expect(stock().getAttribute('aria-label')).toBe('Stock: turn a card, 25 left, no pair on show');
    expect(waste().getAttribute('aria-label')).toBe('Waste: 3');
  });

  it('offers the redeal when the stock is empty', async () => {
    await openApp({ ...PUBLISHED, log: '26', undo: 26 });
    expect(stock().getAttribute('aria-label')).toBe(
      'Stock, empty: turn the waste over, no pair on show',
    );
  });

  it('plays a pair and shows score, moves and code', async () => {
    const { user, stored } = await openApp({ ...PUBLISHED, log: '9', undo: 9 });
    await user.click(waste());
    await user.click(point());
    expect(screen.queryByRole('button', { name: /row 7/ })).toBeNull();
    expect([stat('score'), stat('moves'), stat('code')]).toEqual(['10', '10', 'HH1-N-AAAAAAM']);
    expect(stored()).toMatchObject({ log: '9yz' });
  });

  it('marks partners, and the stock when no pair is on show (rule 16)', async () => {
    const { user } = await openApp({ ...PUBLISHED, log: '8', undo: 8 });
    expect(stock().hasAttribute('data-partner')).toBe(true);
    expect(point().hasAttribute('data-partner')).toBe(false);
    await user.click(stock());
    expect(stock().hasAttribute('data-partner')).toBe(false);
    expect(point().hasAttribute('data-partner')).toBe(true);
    expect(waste().hasAttribute('data-partner')).toBe(true);
  });

  it('darkens what does not match the selected card (rule 16)', async () => {
    const { user } = await openApp({ ...PUBLISHED, log: '9', undo: 9 });
    await user.click(point());
    expect(point().getAttribute('aria-pressed')).toBe('true');
    expect(waste().hasAttribute('data-dimmed')).toBe(false);
    expect(card(/^King.*row 6, 1 of 2/).hasAttribute('data-dimmed')).toBe(true);
    await user.keyboard('{Escape}');
    expect(point().getAttribute('aria-pressed')).toBe('false');
    expect(card(/^King.*row 6, 1 of 2/).hasAttribute('data-dimmed')).toBe(false);
  });

  it('marks and darkens nothing with Placement help off', async () => {
    const { user } = await openApp({ ...PUBLISHED, log: '9', undo: 9 }, { placementHelp: false });
    await user.click(point());
    expect(document.querySelector('[data-partner], [data-dimmed]')).toBeNull();
  });
});

describe('Move errors (rule 15)', () => {
  it('are silent by default', async () => {
    const { user } = await openApp();
    await user.click(point());
    await user.click(waste());
    expect(notice()).toBe('');
    expect(waste().getAttribute('aria-pressed')).toBe('true');
  });

  it('explain why nothing was removed', async () => {
    const { user } = await openApp(PUBLISHED, { moveErrors: true });
    await user.click(point());
    await user.click(waste());
    expect(notice()).toBe('Must be the same rank');
    await user.click(card(/^10.*row 1, 1 of 4/));
    expect(notice()).toBe('This card is still covered');
    await user.click(stock());
    expect(notice()).toBe('');
  });

  it('explain an empty place', async () => {
    const { user } = await openApp({ ...PUBLISHED, log: '9yz', undo: 10 }, { moveErrors: true });
    await user.click(document.querySelector('.card-place') as Element);
    expect(notice()).toBe('There is no card here');
  });
});

describe('what is spoken', () => {
  it('is the latest event, in one live region', async () => {
    const { user } = await openApp({ ...PUBLISHED, log: '8', undo: 8 });
    expect(screen.getAllByRole('status')).toHaveLength(1);
    await user.click(stock());
    expect(spoken()).toBe('4 drawn, 17 cards left');
    await user.click(point());
    await user.click(waste());
    expect(spoken()).toBe('Pair removed: 4');
    await user.keyboard('{Control>}z{/Control}');
    expect(spoken()).toBe('Undone');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(spoken()).toBe('Redone');
    await user.click(card(/row 1, 1 of 4/));
    expect(spoken()).toBe('This card is still covered');
  });

  it('is said again when it happens again', async () => {
    const { user } = await openApp();
    const text = () => screen.getByRole('status').textContent;
    await user.click(card(/row 1, 1 of 4/));
    const first = text();
    await user.click(card(/row 1, 1 of 4/));
    expect(text()).not.toBe(first);
    expect(text()?.trim()).toBe(first);
  });
});

describe('the keyboard', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label');

  it('reaches the board with the first Tab, at the point', async () => {
    const { user } = await openApp();
    await user.tab();
    expect(focused()).toBe('4, free, row 7, 1 of 1');
    await user.tab();
    expect(document.activeElement?.closest('[data-board]')).toBeNull();
  });

  it('acts once for a key, pressed or held down before all has loaded', async () => {
    const press = (key: string, repeat: boolean) =>
      stock().dispatchEvent(
        new KeyboardEvent('keydown', {
          key,
          code: 'KeyD',
          repeat,
          bubbles: true,
          cancelable: true,
        }),
      );
    await openApp(PUBLISHED, {}, () => {
      expect(document.querySelector('[role="status"]')).toBeNull();
      press('d', false);
      for (let repeat = 0; repeat < 5; repeat++) press('d', true);
      // The browser would tap the card for each of these.
      expect(press('Enter', true)).toBe(false);
    });
    await waitFor(() => expect(stat('moves')).toBe('1'));
    press('d', false);
    await waitFor(() => expect(stat('moves')).toBe('2'));
  });

  it('moves to the nearest card in a direction', async () => {
    const { user } = await openApp();
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toMatch(/^Stock/);
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toMatch(/^Stock/);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toMatch(/^Waste/);
    await user.keyboard('{Home}');
    expect(focused()).toMatch(/row 1, 1 of 4/);
    await user.keyboard('{ArrowDown}');
    expect(focused()).toMatch(/row 2, [12] of 6/);
    await user.keyboard('{End}');
    expect(focused()).toMatch(/^Waste/);
  });

  it('plays a pair, and the focus goes to a card that it uncovered', async () => {
    const { user } = await openApp({ ...PUBLISHED, log: '8', undo: 8 });
    await user.tab();
    await user.keyboard('d');
    await user.keyboard('{End} {ArrowLeft}{Enter}');
    expect(stat('score')).toBe('10');
    expect(focused()).toBe('King, free, row 6, 1 of 2, has a partner');
  });

  it('takes back and makes again, deals, helps and reads the table', async () => {
    const { user } = await openApp({ ...PUBLISHED, log: '9', undo: 9 });
    await user.tab();
    await user.keyboard('u');
    expect(stat('moves')).toBe('8');
    await user.keyboard('r');
    expect(spoken()).toBe('Free: 4. Waste: Ace.');
    await user.keyboard('n');
    expect(stat('moves')).toBe('0');
    expect(stat('code')).not.toBe('HH1-N-AAAAAAM');
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'How to play' })).toBeTruthy();
  });

  it('finds its letters on keyboards of other scripts, and leaves those with Shift alone', async () => {
    await openApp({ ...PUBLISHED, log: '9', undo: 9 });
    point().focus();
    const press = (init: KeyboardEventInit) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
      );
    press({ key: 'в', code: 'KeyD' });
    expect(stat('moves')).toBe('10');
    press({ key: 'я', code: 'KeyZ', ctrlKey: true });
    expect(stat('moves')).toBe('9');
    press({ key: 'D', code: 'KeyD', shiftKey: true });
    press({ key: 'd', code: 'KeyD', repeat: true });
    expect(stat('moves')).toBe('9');
  });

  it('is reached by Tab in a game whose point is gone', async () => {
    const { user } = await openApp({ ...PUBLISHED, log: '9yzwx2vzsuor1tz1nziz', undo: 20 });
    await user.tab();
    expect(document.activeElement?.closest('[data-board]')).not.toBeNull();
    expect(document.querySelectorAll('[data-board] [tabindex="0"]')).toHaveLength(1);
  });

  it('leaves letters alone beside the board, with other modifiers, and when switched off', async () => {
    const { user } = await openApp({ ...PUBLISHED, log: '9', undo: 9 });
    await user.keyboard('d');
    screen.getByRole('button', { name: 'New game' }).focus();
    await user.keyboard('d');
    point().focus();
    await user.keyboard('{Control>}d{/Control}{Alt>}d{/Alt}{Meta>}u{/Meta}');
    expect(stat('moves')).toBe('9');
    cleanup();
    const off = await openApp({ ...PUBLISHED, log: '9', undo: 9 }, { letterKeys: false });
    await off.user.tab();
    await off.user.keyboard('du?');
    expect(stat('moves')).toBe('9');
  });

  it('does not act on the game while a code is typed', async () => {
    const { user } = await openApp({ ...PUBLISHED, log: '9', undo: 9 });
    await user.click(screen.getByRole('button', { name: 'Enter code' }));
    await user.type(await screen.findByRole('textbox'), 'dun');
    await user.keyboard('{Control>}z{/Control}');
    expect(stat('moves')).toBe('9');
  });
});

describe('undo and new game', () => {
  it('takes a move back', async () => {
    const { user } = await openApp();
    await user.click(stock());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(stat('moves')).toBe('0');
  });

  it('takes a new game back in the place of undo', async () => {
    const { user } = await openApp({ ...PUBLISHED, log: '9', undo: 9 });
    await user.click(screen.getByRole('button', { name: 'New game' }));
    expect(stat('code')).not.toBe('HH1-N-AAAAAAM');
    expect(notice()).toBe('“Take back” returns you to the game before');
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    expect([stat('code'), stat('moves')]).toEqual(['HH1-N-AAAAAAM', '9']);
    expect(notice()).toBe('');
  });

  it('does nothing when there is nothing to undo', async () => {
    const { user, stored } = await openApp();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo.getAttribute('aria-disabled')).toBe('true');
    await user.click(undo);
    expect(stored()).toEqual(PUBLISHED);
  });
});

describe('the end', () => {
  it('opens "No more moves" on a deal that is stuck from the start, and closes for a new one', async () => {
    const { user } = await openApp({ ...PUBLISHED, deal: STUCK_CODE });
    const window = await screen.findByRole('dialog', { name: 'No more moves' });
    // Neither would change anything.
    expect(within(window).queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(within(window).queryByRole('button', { name: 'Restart this deal' })).toBeNull();
    await user.click(within(window).getByRole('button', { name: 'New game' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('[data-board]')?.getAttribute('data-status')).toBe('playing');
  });

  it('offers undo where there is something to undo, and the deal from its start', async () => {
    const { user } = await openApp({ ...PUBLISHED, deal: STUCK_CODE, log: '1', undo: 1 });
    const window = await screen.findByRole('dialog', { name: 'No more moves' });
    expect(within(window).getByRole('button', { name: 'Restart this deal' })).toBeTruthy();
    await user.click(within(window).getByRole('button', { name: 'Undo' }));
    expect(stat('moves')).toBe('0');
  });

  it('shows score, moves and time of a won game', async () => {
    const log = WORKED_EXAMPLE.log.slice(0, -2);
    const { user } = await openApp({ ...PUBLISHED, log, undo: 59, time: 125_000 });
    await user.click(card(/row 1, 1 of 4/));
    await user.click(card(/row 1, 4 of 4/));
    // The celebration gives way to the next key.
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Shift}');
    const window = await screen.findByRole('dialog', { name: 'You cleared the heart' });
    expect(window.textContent).toContain('Score250Moves60Time2:05');
  });

  it('leaves the stock of a won game nothing to offer, though cards lie in it', async () => {
    const { user } = await openApp({ ...PUBLISHED, log: WORKED_EXAMPLE.log });
    const window = await screen.findByRole('dialog', { name: 'You cleared the heart' });
    await user.click(within(window).getByRole('button', { name: 'Close' }));
    expect(Number(stock().dataset.count)).toBeGreaterThan(0);
    expect(stock().getAttribute('aria-label')).toBe('Stock: the game is won');
    await user.click(stock());
    await waitFor(() => expect(spoken()).toMatch(/^The game is won\b/));
  });

  it('still turns the stock of a stuck game, and says so', async () => {
    await openApp({ ...PUBLISHED, deal: STUCK_CODE });
    expect(stock().getAttribute('aria-label')).toBe('Stock: turn a card, 26 left');
  });
});

describe('entering a code (rule 26)', () => {
  const openCode = async () => {
    const app = await openApp({ ...PUBLISHED, log: '9', undo: 9 });
    await app.user.click(screen.getByRole('button', { name: 'Enter code' }));
    const window = await screen.findByRole('dialog', { name: 'Enter code' });
    const type = async (text: string) => {
      const field = within(window).getByRole('textbox', { name: 'The code of the deal' });
      await app.user.clear(field);
      if (text) await app.user.type(field, text);
      await app.user.click(within(window).getByRole('button', { name: 'Play this deal' }));
    };
    return { ...app, type };
  };

  it('deals exactly the deal of the code', async () => {
    const { type } = await openCode();
    await type('hh1 n zzzzzzz');
    expect(stat('code')).toBe('HH1-N-ZZZZZZZ');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['', 'Type a code first.'],
    ['hello', 'This is not the code of a deal.'],
    ['XX1-N-AAAAAAM', 'This code belongs to another game. Codes of Heart to Heart begin with HH.'],
    ['HH2-N-AAAAAAM', 'This code comes from another version of the game. This one knows HH1.'],
    ['HH1-X-AAAAAAM', 'This code is for other rules. Here the letter after HH1 is N.'],
    ['HH1-N-AAAA', 'After HH1-N come exactly seven letters, A to Z.'],
  ])('says of %j what is wrong, and changes nothing', async (text, message) => {
    const { type, stored } = await openCode();
    await type(text);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(stored()).toMatchObject({ deal: 'HH1-N-AAAAAAM', log: '9' });
  });
});

describe('settings and help', () => {
  it('switches a setting at once', async () => {
    const { user } = await openApp({ ...PUBLISHED, log: '9', undo: 9 });
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    const help = await screen.findByRole('checkbox', { name: 'Placement help' });
    expect((help as HTMLInputElement).checked).toBe(true);
    await user.click(help);
    expect(document.querySelector('[data-partner]')).toBeNull();
    const errors = screen.getByRole('checkbox', { name: 'Move errors' });
    expect((errors as HTMLInputElement).checked).toBe(false);
  });

  it('explains the game without touching it', async () => {
    const { user, stored } = await openApp({ ...PUBLISHED, log: '9', undo: 9 });
    const before = structuredClone(stored());
    await user.click(screen.getByRole('button', { name: 'How to play' }));
    const window = await screen.findByRole('dialog', { name: 'How to play' });
    expect(within(window).getByRole('heading', { name: 'Free cards' })).toBeTruthy();
    await user.click(within(window).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stored()).toEqual(before);
  });
});

describe('a saved game that cannot be read', () => {
  const NEWER = { v: SAVED_GAME_VERSION + 1 };

  it('is said in words that go when they have been read', async () => {
    const { user } = await openApp(NEWER);
    await screen.findByRole('button', { name: 'OK' });
    expect(notice()).toBe(
      'The saved game comes from a newer version and has been put aside. A new game was dealt.',
    );
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(notice()).toBe('');
  });

  it('can be copied, and so can settings', async () => {
    const { user } = await openApp(NEWER, { v: 1, theme: 'loud' });
    const copied = async () => {
      await user.click(await screen.findByRole('button', { name: 'Copy' }));
      expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
      return navigator.clipboard.readText();
    };
    expect(await copied()).toBe(JSON.stringify(NEWER));
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(notice()).toContain('Damaged, so a copy has been put aside: Settings.');
    expect(await copied()).toBe('{"sync":false,"v":1,"theme":"loud"}');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(notice()).toBe('');
  });
});
