import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { daysOfTable } from '../../components/state/days/days-of-table';
import { type Day, dailyCode, dayOf, WORKED_EXAMPLE } from '../../engine';
import { settled } from '../support/settled';
import { SharedItem } from '../support/shared-item';
import { openStore } from '../support/store';
import { targetsOf } from '../support/targets';

const SAVED = { v: 1, deal: 'HH1-N-AAAAAAM', log: '9', undo: 9, time: 5000 };
const WON = { ...SAVED, deal: WORKED_EXAMPLE.code, log: WORKED_EXAMPLE.log, undo: 0 };
const STUCK = { ...SAVED, v: 2, id: 'stuck', redo: '', deal: 'HH1-N-AAAAABW', log: '1', undo: 1 };
/** The point and the waste of the published deal are a pair after nine draws. */
const PAIR = targetsOf('9yz');
const YESTERDAY = '2026-11-29' as Day;
const TODAY = '2026-11-30' as Day;

const HEART = { ...SAVED, v: 2, id: 'heart', redo: '', deal: dailyCode(TODAY), day: TODAY };

const at = (time: string) => vi.setSystemTime(new Date(`2026-11-30T${time}`));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  at('12:00:00');
});
afterEach(() => vi.useRealTimers());

const open = (stored: unknown = SAVED) => openStore(new SharedItem(stored));
type Store = Awaited<ReturnType<typeof open>>['store'];

describe('the daily heart', () => {
  it('is dealt beside the game in progress, to which one can go back', async () => {
    const { store, dispose } = await open();
    store.playDay(TODAY);
    expect(store.coded()).toMatchObject({ code: dailyCode(TODAY), day: TODAY });
    store.tap('stock');
    expect(store.unfinished().map(({ code }) => code)).toEqual(['HH1-N-AAAAAAM']);
    expect(store.hasGameBeside()).toBe(true);
    store.leaveDay();
    expect(store.coded()).toMatchObject({ code: 'HH1-N-AAAAAAM', day: null });
    expect(store.coded().game.moves).toBe(9);
    store.playDay(TODAY);
    expect(store.coded().game.moves).toBe(1);
    dispose();
  });

  it.each([
    ['new game', (store: Store) => store.newGame()],
    ['restart', (store: Store) => store.restart()],
  ])('is dealt after a %s that was not begun: what was left for that is kept', async (_, deal) => {
    const { store, dispose } = await open();
    deal(store);
    store.playDay(TODAY);
    const kept = () => store.unfinished().map(({ code, game }) => [code, game.moves]);
    expect(kept()).toContainEqual(['HH1-N-AAAAAAM', 9]);
    store.tap('stock');
    expect(kept()).toContainEqual(['HH1-N-AAAAAAM', 9]);
    dispose();
  });

  it('only looked at leaves the game before as it was, even a stuck one', async () => {
    const { store, dispose } = await open(STUCK);
    store.playDay(TODAY);
    expect(store.hasGameBeside()).toBe(true);
    store.leaveDay();
    expect(store.coded()).toMatchObject({ code: 'HH1-N-AAAAABW' });
    expect(store.status()).toBe('stuck');
    dispose();
  });

  it.each([
    ['begun today', []],
    ['begun before', [{ ...HEART, log: '1', undo: 1 }]],
  ])('is played (%s) beside a stuck game, which is not lost', async (_, unfinished) => {
    const { store, shared, dispose } = await open({ ...STUCK, unfinished });
    store.playDay(TODAY);
    store.tap('stock');
    expect(shared.table().finished).toEqual([]);
    expect(store.unfinished().map(({ code }) => code)).toContain('HH1-N-AAAAABW');
    store.leaveDay();
    expect(store.coded()).toMatchObject({ id: 'stuck', code: 'HH1-N-AAAAABW' });
    expect([store.status(), store.coded().game.moves]).toEqual(['stuck', 1]);
    store.undo();
    expect(store.coded().game.moves).toBe(0);
    dispose();
  });

  it('goes back to a game that was dealt and not begun', async () => {
    const { store, dispose } = await open({ ...SAVED, log: '', undo: 0 });
    store.playDay(TODAY);
    expect([store.hasGameBeside(), store.undoes()]).toEqual([true, 'new-game']);
    store.tap('stock');
    store.playDay(YESTERDAY);
    store.tap('stock');
    expect(store.hasGameBeside()).toBe(true);
    store.leaveDay();
    expect(store.coded()).toMatchObject({ code: 'HH1-N-AAAAAAM', day: null });
    expect(store.unfinished().map(({ day }) => day)).toEqual([YESTERDAY, TODAY]);
    dispose();
  });

  it('lets go of a game that was not begun once another is played instead', async () => {
    const { store, dispose } = await open({ ...SAVED, log: '', undo: 0 });
    store.playDay(TODAY);
    store.tap('stock');
    store.newGame();
    store.tap('stock');
    store.newGame();
    store.tap('stock');
    expect(store.unfinished().map(({ game }) => game.moves)).toEqual([1, 1]);
    dispose();
  });

  it('makes no begun game drop off the list for one that is not', async () => {
    const unfinished = [1, 2, 3, 4, 5].map((n) => ({ ...SAVED, v: 2, id: `game${n}`, redo: '' }));
    const { store, shared, dispose } = await open({
      ...SAVED,
      log: '',
      undo: 0,
      v: 2,
      redo: '',
      id: 'not begun',
      unfinished,
    });
    store.playDay(TODAY);
    store.tap('stock');
    const names = ['not begun', 'game1', 'game2', 'game3', 'game4', 'game5'];
    expect(store.unfinished().map(({ id }) => id)).toEqual(names);
    expect(shared.table().finished).toEqual([]);
    dispose();
  });

  it('goes to a new game where there is none to go back to', async () => {
    const { store, dispose } = await open(WON);
    store.playDay(TODAY);
    expect(store.hasGameBeside()).toBe(false);
    store.leaveDay();
    expect(store.coded().day).toBeNull();
    expect(store.coded().game.moves).toBe(0);
    dispose();
  });

  it('keeps hearts of several days apart', async () => {
    const { store, dispose } = await open();
    store.playDay(TODAY);
    store.tap('stock');
    store.playDay(YESTERDAY);
    for (let tap = 0; tap < 2; tap++) store.tap('stock');
    store.playDay(TODAY);
    expect([store.coded().day, store.coded().game.moves]).toEqual([TODAY, 1]);
    store.playDay(YESTERDAY);
    expect([store.coded().day, store.coded().game.moves]).toEqual([YESTERDAY, 2]);
    store.leaveDay();
    expect(store.coded().code).toBe('HH1-N-AAAAAAM');
    dispose();
  });

  it('that was won is played again as another game', async () => {
    const { store, dispose } = await open({ ...WON, v: 2, id: 'first', redo: '', day: TODAY });
    expect(store.status()).toBe('won');
    store.playDay(TODAY);
    expect(store.status()).toBe('playing');
    expect(store.coded()).toMatchObject({ code: dailyCode(TODAY), day: TODAY });
    expect(store.coded().id).not.toBe('first');
    dispose();
  });
});

describe('whether a heart is played on its day', () => {
  const daysOf = async (act: (store: Awaited<ReturnType<typeof open>>['store']) => void) => {
    const { store, shared, dispose } = await open();
    act(store);
    const days = [...daysOfTable(shared.table())];
    dispose();
    return days;
  };

  it('is not said before the first move', async () => {
    expect(await daysOf((store) => store.playDay(TODAY))).toEqual([]);
  });

  it('is by the first move: one made in the last second of the day', async () => {
    const days = await daysOf((store) => {
      store.playDay(TODAY);
      at('23:59:59');
      store.tap('stock');
    });
    expect(days).toEqual([[TODAY, 1]]);
  });

  it('is not so for a heart dealt before midnight and begun after it', async () => {
    const days = await daysOf((store) => {
      at('23:59:59');
      store.playDay(TODAY);
      vi.setSystemTime(new Date('2026-12-01T00:00:00'));
      store.tap('stock');
    });
    expect(days).toEqual([[TODAY, 2]]);
  });

  it('stays so over midnight, and when the first move is taken back', async () => {
    const days = await daysOf((store) => {
      at('23:59:59');
      store.playDay(TODAY);
      store.tap('stock');
      vi.setSystemTime(new Date('2026-12-01T00:00:10'));
      store.undo();
      store.tap('stock');
    });
    expect(days).toEqual([[TODAY, 1]]);
  });

  it('is not so for an earlier day, nor for a later one when the clock is set back', async () => {
    const days = await daysOf((store) => {
      store.playDay(YESTERDAY);
      store.tap('stock');
      store.playDay('2026-12-02' as Day);
      store.tap('stock');
    });
    expect(days).toEqual([
      ['2026-12-02', 2],
      [YESTERDAY, 2],
    ]);
  });

  it('is asked anew when the heart is dealt again', async () => {
    const days = await daysOf((store) => {
      store.playDay(TODAY);
      store.tap('stock');
      store.restart();
      vi.setSystemTime(new Date('2026-12-01T00:00:10'));
      store.tap('stock');
    });
    // The first play was on its day, and waits; the second is not.
    expect(days).toEqual([[TODAY, 3]]);
  });

  it('is kept in storage with the game', async () => {
    const item = new SharedItem(SAVED);
    const first = await openStore(item);
    first.store.playDay(TODAY);
    first.store.tap('stock');
    await settled();
    first.dispose();
    vi.setSystemTime(new Date('2026-12-03T09:00:00'));
    const again = await openStore(item);
    expect([...daysOfTable(again.shared.table())]).toEqual([[TODAY, 1]]);
    again.dispose();
  });

  it('tells of a win as of the game in which it was made', async () => {
    const heart = { ...WON, v: 2, id: 'x', redo: '', day: TODAY };
    for (const [onItsDay, flags] of [
      [true, 5],
      [false, 10],
      ['yes', 10],
    ]) {
      const { shared, dispose } = await open({ ...heart, onItsDay });
      expect([...daysOfTable(shared.table())]).toEqual([[TODAY, flags]]);
      dispose();
    }
  });

  it('is by the calendar where the player is', () => {
    expect(dayOf(new Date())).toBe(TODAY);
  });
});

describe('a deal begun anew', () => {
  it('is the same game: its time goes on, and nothing counts as lost', async () => {
    const { store, shared, dispose } = await open();
    const { id } = store.coded();
    for (const target of PAIR) store.tap(target);
    store.restart();
    expect(store.coded()).toMatchObject({ id, code: 'HH1-N-AAAAAAM' });
    expect([store.coded().game.moves, store.seconds()]).toEqual([0, 5]);
    store.tap('stock');
    expect(shared.table()).toMatchObject({ left: null, finished: [] });
    dispose();
  });

  it('leaves what was played of it among the unfinished games', async () => {
    const { store, dispose } = await open();
    for (const target of PAIR) store.tap(target);
    const { moves } = store.coded().game;
    store.restart();
    store.tap('stock');
    store.tap('stock');
    const [before] = store.unfinished();
    if (!before) throw new Error('It is gone.');
    expect(before).toMatchObject({ code: 'HH1-N-AAAAAAM', game: { moves } });
    store.pickUp(before);
    expect(store.coded().game.moves).toBe(moves);
    expect(store.unfinished()).toMatchObject([{ game: { moves: 2 } }]);
    dispose();
  });

  it('is taken back by undo until a move is made in it', async () => {
    const { store, dispose } = await open();
    store.restart();
    expect(store.undoes()).toBe('new-game');
    store.undo();
    expect(store.coded().game.moves).toBe(9);
    dispose();
  });

  it('after a win is another game of the same deal and day: the won one stays counted', async () => {
    const won = { ...WON, v: 2, id: 'won', redo: '', day: TODAY };
    const finished = [{ ...won, at: 1_796_000_000_000 }];
    const { store, shared, dispose } = await open({ ...won, finished });
    store.restart();
    expect(store.coded()).toMatchObject({ code: WORKED_EXAMPLE.code, day: TODAY, time: 0 });
    expect(store.coded().id).not.toBe('won');
    for (const target of targetsOf(WORKED_EXAMPLE.log)) store.tap(target);
    expect(store.status()).toBe('won');
    const ids = shared.table().finished.map(({ game }) => game.id);
    expect(ids).toEqual(['won', store.coded().id]);
    dispose();
  });

  it('after a stuck end is the same game, and not lost', async () => {
    const { store, shared, dispose } = await open(STUCK);
    expect(store.status()).toBe('stuck');
    const { id } = store.coded();
    store.restart();
    store.tap('stock');
    expect(store.coded().id).toBe(id);
    expect(shared.table().finished).toEqual([]);
    // There is nothing to go on with in what was stuck.
    expect(store.unfinished()).toEqual([]);
    dispose();
  });
});
