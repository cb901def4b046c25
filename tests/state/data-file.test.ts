import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { readDataFile, writeDataFile } from '../../components/data/data-file';
import { partsOf } from '../../components/data/parts';
import { valuesPutAside } from '../../components/state/storage/put-aside';
import { SAVED_GAME_VERSION } from '../../engine';
import { oddStoredGame } from '../support/odd-values';
import { openSettingsStore } from '../support/settings';
import { settled } from '../support/settled';
import { SharedItem } from '../support/shared-item';
import { openStore } from '../support/store';

beforeEach(() => {
  // The time stands, as it does while a window is open.
  vi.spyOn(performance, 'now').mockReturnValue(1);
});

const game = (id: string, log: string, more: object = {}) => ({
  v: SAVED_GAME_VERSION,
  id,
  deal: 'HH1-N-AAAAAAM',
  log,
  undo: 2,
  redo: '',
  time: 42_000,
  ...more,
});

const FULL = {
  ...game('current', '9yz2', { redo: '1', undo: 12 }),
  left: null,
  unfinished: [game('one', '3', { day: '2026-11-30' }), game('two', '4')],
  finished: [game('over', '7', { at: 1_796_000_000_000 })],
};
const SETTINGS = { v: 1, theme: 'dark', sound: true, letterKeys: false };

/** A profile with a surface open on it. */
async function profile(table: unknown = null, settings: unknown = null) {
  const items = { game: new SharedItem(table), settings: new SharedItem(settings) };
  const surface = await openStore(items.game);
  const settingsStore = await openSettingsStore(items.settings.surface());
  const parts = partsOf({ store: surface.store, shared: surface.shared, settings: settingsStore });
  const save = () => writeDataFile(parts, new Date('2026-11-30T12:00:00Z'), '1.2.3');
  const read = (text: string) => readDataFile(new Blob([text]), parts);
  const takeIn = async (text: string) => {
    const file = await read(text);
    if (!file.ok) throw new Error(file.error.code);
    const effects = file.value.parts.map(({ effect }) => effect());
    for (const part of file.value.parts) await part.takeIn();
    await settled();
    return effects;
  };
  return { ...surface, items, settingsStore, parts, save, read, takeIn };
}

const idsOf = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id);

describe('a file of all there is', () => {
  it('holds the game and the settings, and not who wrote them', async () => {
    const { save } = await profile({ ...FULL, device: 'mine', plays: { mine: 3 } }, SETTINGS);
    expect(JSON.parse(await save())).toEqual({
      app: 'heart-to-heart',
      v: 1,
      exported: '2026-11-30T12:00:00.000Z',
      version: '1.2.3',
      game: FULL,
      settings: expect.objectContaining(SETTINGS),
    });
  });

  it('comes out of a fresh profile as it went in', async () => {
    const text = await (await profile(FULL, SETTINGS)).save();
    const fresh = await profile();
    await fresh.takeIn(text);
    expect(await fresh.save()).toBe(text);
    expect(fresh.store.undoes()).toBe('move');
    expect(fresh.store.seconds()).toBe(42);
    expect(fresh.items.game.value).toMatchObject({ writer: expect.stringContaining('surface') });
  });

  it('changes nothing where it was saved, however often it is taken in', async () => {
    const same = await profile(FULL, SETTINGS);
    const text = await same.save();
    await same.takeIn(text);
    await same.takeIn(text);
    expect(await same.save()).toBe(text);
  });

  it('of a new game that can be taken back is just that elsewhere', async () => {
    const there = await profile(FULL);
    there.store.newGame();
    const here = await profile();
    await here.takeIn(await there.save());
    expect(here.store.undoes()).toBe('new-game');
    here.store.undo();
    expect(here.store.coded().id).toBe('current');
  });

  it('is followed by the other surfaces', async () => {
    const here = await profile(game('mine', '5'));
    const other = await openStore(here.items.game);
    await here.takeIn(await (await profile(FULL)).save());
    expect(other.store.coded().id).toBe('current');
  });
});

describe('what is here when a file is taken in', () => {
  const aside = Array.from({ length: 5 }, (_, index) => game(`aside ${index}`, '6'));

  it('goes on among the unfinished games: the game in progress and those laid aside', async () => {
    const here = await profile({ ...game('mine', '5'), unfinished: aside });
    const effects = await here.takeIn(await (await profile(FULL)).save());
    expect(idsOf(here.store.unfinished())).toEqual(['mine', ...idsOf(aside), 'one', 'two']);
    expect(effects[0]).toEqual([
      'From the file: HH1-N-AAAAAAM: score 10, moves 12, time 0:42',
      'Laid aside with the unfinished games: HH1-N-AAAAAAM: score 0, moves 5, time 0:42',
      'Unfinished games: in the file 2, here 5, afterwards 8',
    ]);
    // One goes for each that comes: none is lost because there are many.
    here.store.newGame();
    here.store.tap('stock');
    expect(idsOf(here.store.unfinished())).toHaveLength(8);
    expect(here.store.unfinished()[0]?.id).toBe('current');
  });

  it('keeps its place before the games of the file, also one that the file has too', async () => {
    const many = Array.from({ length: 50 }, (_, index) => game(`given ${index}`, '6'));
    const file = await (await profile({ ...game('current', '8'), unfinished: many })).save();
    const last = game('given 49', '6');
    const here = await profile({ ...game('mine', '5'), unfinished: [game('own', '7'), last] });
    await here.takeIn(file);
    const ids = idsOf(here.store.unfinished());
    expect(ids).toHaveLength(50);
    expect(ids).toEqual(expect.arrayContaining(['mine', 'own', 'given 49']));
  });

  it('is kept though it is stuck', async () => {
    const stuck = { ...game('mine', '1', { undo: 1 }), deal: 'HH1-N-AAAAABW' };
    const here = await profile(stuck);
    await here.takeIn(await (await profile(FULL)).save());
    expect(idsOf(here.store.unfinished())).toContain('mine');
  });

  it('is kept where the file has the same game at another point', async () => {
    const text = await (await profile(FULL)).save();
    const here = await profile(FULL);
    here.store.tap('stock');
    await here.takeIn(text);
    expect(here.store.coded().game.moves).toBe(12);
    expect(here.store.unfinished()[0]?.game.moves).toBe(13);
  });

  it('is not laid aside if nothing was played in it', async () => {
    const here = await profile(game('mine', '', { undo: 0, time: 0 }));
    const [effect] = await here.takeIn(await (await profile(FULL)).save());
    expect(effect).toHaveLength(2);
    expect(idsOf(here.store.unfinished())).toEqual(['one', 'two']);
  });

  it('of a note that was read stays read', async () => {
    const here = await profile(null, { v: 1, welcomed: true });
    await here.takeIn(JSON.stringify({ app: 'heart-to-heart', v: 1, settings: { v: 1 } }));
    expect(here.settingsStore.settings().welcomed).toBe(true);
  });

  it('of the settings is replaced, and the player told which', async () => {
    const here = await profile(null, { v: 1, sound: true });
    const [, effect] = await here.takeIn(await (await profile(null, SETTINGS)).save());
    expect(effect?.[0]).toMatch(/^Different from here, and replaced: Theme and /);
    expect(here.settingsStore.settings()).toMatchObject({ theme: 'dark', letterKeys: false });
  });
});

const record = (id: string, at: number, left = 0) => [id, at, left, 60, 300] as const;
const statistics = (...games: (readonly [string, number, number, number, number])[]) => ({
  v: 1,
  device: 'here',
  games,
  totals: {
    until: -1,
    left: new Array<number>(26).fill(0),
    seconds: 0,
    bestTime: null,
    fewestMoves: null,
    streak: 0,
    bestStreak: 0,
    wins: [],
  },
  open: [['open', 5]],
  reset: { since: -1, before: [], at: -1 },
});
const history = (...ids: string[]) => ({
  v: 1,
  games: ids.map((id, index) => game(id, '4', { at: 1000 - index })),
});
const LOCAL = {
  statistics: statistics(record('a', 10), record('b', 20, 7)),
  history: history('a', 'b'),
  days: { v: 1, months: { '2026-11': '05' } },
};
const local = browser.storage.local;

describe('statistics, previous games and daily hearts', () => {
  it('come out of a fresh profile as they went in', async () => {
    await local.set(LOCAL);
    const text = await (await profile(FULL, SETTINGS)).save();
    expect(JSON.parse(text)).toMatchObject({ history: LOCAL.history, days: LOCAL.days });
    await local.clear();
    const fresh = await profile();
    await fresh.takeIn(text);
    expect(await fresh.save()).toBe(text);
    expect(await local.get(null)).toEqual(LOCAL);
  });

  it('are joined with what is here, each once, however often', async () => {
    await local.set(LOCAL);
    const text = await (await profile()).save();
    await local.set({
      statistics: statistics(record('b', 20, 7), record('c', 30)),
      history: history('c', 'b'),
      days: { v: 1, months: { '2026-10': '1', '2026-11': '01' } },
    });
    const here = await profile();
    const effects = await here.takeIn(text);
    expect(effects.slice(2)).toEqual([
      ['Played: in the file 3, here 3, afterwards 4', 'Won: in the file 1, here 1, afterwards 2'],
      ['Previous games: in the file 2, here 2, afterwards 3'],
      ['Daily hearts: in the file 1, here 2, afterwards 2'],
    ]);
    const once = await local.get(null);
    await here.takeIn(text);
    expect(await local.get(null)).toEqual(once);
    expect(once).toMatchObject({ days: { months: { '2026-10': '1', '2026-11': '05' } } });
  });

  it('that are damaged here are put aside first', async () => {
    await local.set(LOCAL);
    const text = await (await profile()).save();
    await local.set({ statistics: 'x', history: 'y', days: 'z' });
    await (await profile()).takeIn(text);
    expect((await valuesPutAside()).map(({ name, value }) => [name, value]).sort()).toEqual([
      ['days', 'z'],
      ['history', 'y'],
      ['statistics', 'x'],
    ]);
    expect(await local.get('days')).toEqual({ days: LOCAL.days });
  });
});

describe('a file that cannot be used', () => {
  const part = (name: string) => ({ code: 'damaged', part: name });
  const good = { app: 'heart-to-heart', v: 1, game: FULL, settings: SETTINGS };

  it.each([
    ['', { code: 'not-json' }],
    [JSON.stringify(good).slice(0, -1), { code: 'not-json' }],
    ['['.repeat(100_000), { code: 'not-json' }],
    [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, { code: 'not-ours' }],
    ['null', { code: 'not-ours' }],
    [JSON.stringify({ ...good, app: 'another' }), { code: 'not-ours' }],
    [JSON.stringify({ ...good, v: 'one' }), { code: 'not-ours' }],
    ['{"app":"heart-to-heart","v":1}', { code: 'not-ours' }],
    [JSON.stringify({ ...good, v: 2 }), { code: 'newer-version' }],
    [JSON.stringify({ ...good, game: { v: SAVED_GAME_VERSION + 1 } }), { code: 'newer-version' }],
    [JSON.stringify({ ...good, settings: { v: 9 } }), { code: 'newer-version' }],
    [JSON.stringify({ ...good, settings: null }), part('settings')],
    [JSON.stringify({ ...good, settings: { theme: 1 } }), part('settings')],
    [JSON.stringify({ ...good, game: { ...FULL, log: '8yz' } }), part('game')],
    [JSON.stringify({ ...good, game: { ...FULL, unfinished: [7] } }), part('game')],
    [
      JSON.stringify({
        ...good,
        game: { ...FULL, unfinished: new Array(101).fill(FULL.unfinished[1]) },
      }),
      part('game'),
    ],
    [JSON.stringify({ ...good, days: { v: 1, months: { '2026-13': '1' } } }), part('days')],
    [JSON.stringify({ ...good, days: { v: 2 } }), { code: 'newer-version' }],
    [JSON.stringify({ ...good, history: { v: 1, games: [5] } }), part('history')],
    [JSON.stringify({ ...good, history: { v: 2 } }), { code: 'newer-version' }],
    [JSON.stringify({ ...good, history: { v: '2' } }), part('history')],
    // Later than any date can be.
    [
      JSON.stringify({ ...good, history: { v: 1, games: [game('x', '3', { at: 9e15 })] } }),
      part('history'),
    ],
    [JSON.stringify({ ...good, statistics: { v: 1, games: [5] } }), part('statistics')],
    [JSON.stringify({ ...good, statistics: null }), part('statistics')],
    [JSON.stringify({ ...good, statistics: { v: 2 } }), { code: 'newer-version' }],
    [`"${'x'.repeat(2_000_000)}"`, { code: 'too-large' }],
  ])('is refused: %.60s', async (text, error) => {
    const { read } = await profile();
    expect(await read(text)).toEqual({ ok: false, error });
  });

  it('is refused when it has no text, as a folder has none', async () => {
    const folder = new Blob([]);
    folder.text = () => Promise.reject(new DOMException('', 'NotReadableError'));
    const { parts } = await profile();
    expect(await readDataFile(folder, parts)).toEqual({ ok: false, error: { code: 'not-json' } });
  });

  it('changes nothing, whatever stands in it', async () => {
    const here = await profile(FULL, SETTINGS);
    const value = fc.oneof(fc.constant(FULL), oddStoredGame);
    const record = fc.dictionary(fc.constantFrom('v', 'theme', 'sound'), fc.jsonValue());
    let [read, refused] = [0, 0];
    await fc.assert(
      fc.asyncProperty(value, fc.oneof(record, oddStoredGame), async (odd, settings) => {
        const file = await here.read(JSON.stringify({ ...good, game: odd, settings }));
        if (file.ok) read++;
        else refused++;
        for (const { effect } of file.ok ? file.value.parts : []) effect();
      }),
      { numRuns: 2000 },
    );
    expect(read).toBeGreaterThan(10);
    expect(refused).toBeGreaterThan(1000);
    await settled();
    expect(here.items.game.writes + here.items.settings.writes).toBe(0);
    expect(idsOf(here.store.unfinished())).toEqual(['one', 'two']);
  });
});
