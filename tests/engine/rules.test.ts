import { describe, expect, it } from 'vitest';
import {
  cardsWithPartner,
  createGame,
  type Game,
  isDimmed,
  isStuck,
  isWon,
  playPair,
  rankIn,
  redo,
  score,
  status,
  stockCount,
  type Target,
  tap,
  undo,
  validSelection,
  wasteCount,
  wasteTop,
} from '../../engine';
import { EMPTY_LOG } from '../../engine/log';
import { deckWith, tableOf, tapAll } from '../support/games';

/** The point and the first waste card are fours, and so is the next card of the stock. */
const FOURS = deckWith({ fromPoint: [4, 7, 7, 9], waste: 4, stock: [4, 7, 5] });

/** A pair of sevens in the heart, free once the point has left with the waste. */
const afterPoint = () => tapAll(tableOf(FOURS), 25, 'waste');

const undoAll = (game: Game): Game => {
  const before = undo(game);
  return before ? undoAll(before) : game;
};

describe('rule 7: a pair', () => {
  it('is a free heart card and the top of the waste, in both orders of tapping', () => {
    for (const targets of [
      [25, 'waste'],
      ['waste', 25],
    ] as const) {
      const { kind, game, selection } = tapAll(tableOf(FOURS), ...targets);
      expect(kind).toBe('paired');
      expect(selection).toBeNull();
      expect(rankIn(game.position, 25)).toBeNull();
      expect(wasteTop(game.position.ring)).toBeNull();
    }
  });

  it('is two free heart cards, in both orders of tapping', () => {
    for (const targets of [
      [23, 24],
      [24, 23],
    ] as const) {
      const { kind, game } = tapAll(afterPoint(), ...targets);
      expect(kind).toBe('paired');
      expect([rankIn(game.position, 23), rankIn(game.position, 24)]).toEqual([null, null]);
    }
  });

  it('is never made with a covered card, by any way in', () => {
    const covered = deckWith({ fromPoint: [4, 4, 9], waste: 9 });
    expect(playPair(createGame(covered), { slot: 24, partner: 25 })).toBeNull();
    expect(playPair(createGame(covered), { slot: 23, partner: 'waste' })).toBeNull();
    expect(tapAll(tableOf(covered), 'waste', 23).kind).toBe('none');
  });

  it('is made in its one written order, and never of one card', () => {
    const { game } = afterPoint();
    expect(playPair(game, { slot: 24, partner: 23 })?.log).toEqual(
      playPair(game, { slot: 23, partner: 24 })?.log,
    );
    expect(playPair(game, { slot: 23, partner: 23 })).toBeNull();
    expect(playPair(game, { slot: 33, partner: 'waste' })).toBeNull();
  });

  it('cannot be asked of a place that is none', () => {
    for (const place of [0, 26, 33, Number.NaN]) {
      expect(() => tapAll(tableOf(FOURS), place)).toThrow(RangeError);
    }
  });

  it('is never made with two waste cards', () => {
    const table = tapAll(tableOf(FOURS), 'waste', 'stock');
    expect(wasteTop(table.game.position.ring)).toBe(4);
    expect(tapAll(table, 'waste').kind).toBe('selected');
  });

  it('makes the waste card below the top and playable', () => {
    const table = tapAll(tableOf(FOURS), 'stock', 25, 'waste');
    expect(table.kind).toBe('paired');
    expect(wasteTop(table.game.position.ring)).toBe(4);
    expect(wasteCount(table.game.position.ring)).toBe(1);
    expect(tapAll(table, 'waste').kind).toBe('selected');
  });
});

describe('rule 8: a draw', () => {
  it('turns the top card of the stock onto the waste', () => {
    const { kind, game } = tapAll(tableOf(FOURS), 'stock', 'stock');
    expect(kind).toBe('drawn');
    expect(wasteTop(game.position.ring)).toBe(7);
    expect(stockCount(game.position.ring)).toBe(24);
    expect(wasteCount(game.position.ring)).toBe(3);
  });
});

describe('rule 9: a redeal', () => {
  const drawAll = new Array<'stock'>(26).fill('stock');

  it('turns the whole waste back, the card turned first drawn first again', () => {
    const before = tapAll(tableOf(FOURS), ...drawAll);
    expect(stockCount(before.game.position.ring)).toBe(0);
    const { kind, game } = tapAll(before, 'stock');
    expect(kind).toBe('redealt');
    expect(stockCount(game.position.ring)).toBe(27);
    expect(wasteTop(game.position.ring)).toBeNull();
    const again = tapAll({ kind, game, selection: null }, 'stock', 'stock', 'stock', 'stock');
    // The first waste card, then the stock as at first: 4, then 4, 7, 5.
    expect(wasteTop(again.game.position.ring)).toBe(5);
  });

  it('may be made without limit', () => {
    const turns = new Array<'stock'>(28 * 50).fill('stock');
    const { game } = tapAll(tableOf(FOURS), ...turns);
    expect(game.position).toEqual(createGame(FOURS).position);
    expect(game.moves).toBe(1400);
  });

  it('does nothing when stock and waste are both empty', () => {
    const { game } = tableOf(FOURS);
    const empty: Game = {
      ...game,
      position: { ...game.position, ring: { cards: [], turned: 0 } },
    };
    expect(tap(empty, 25, 'stock')).toEqual({
      kind: 'none',
      game: empty,
      selection: 25,
      reason: 'nothing-left',
    });
  });
});

describe('rule 10: moves', () => {
  it('are pairs, draws and redeals; selecting is none', () => {
    const drawn = tapAll(tableOf(FOURS), 25, 25, 25, 'stock');
    expect(drawn.game.moves).toBe(1);
    expect(tapAll(drawn, 'waste').game.moves).toBe(2);
    const turned = tapAll(tableOf(FOURS), ...new Array<'stock'>(27).fill('stock'));
    expect(turned.kind).toBe('redealt');
    expect(turned.game.moves).toBe(27);
  });
});

describe('rule 11: the score', () => {
  it('is 10 for a pair with the waste and 20 for a pair of the heart', () => {
    expect(score(tableOf(FOURS).game.position)).toBe(0);
    expect(score(afterPoint().game.position)).toBe(10);
    expect(score(tapAll(afterPoint(), 23, 24).game.position)).toBe(30);
  });
});

describe('rule 12: tapping cards', () => {
  const table = () => tableOf(deckWith({ fromPoint: [4], waste: 1, stock: [4] }));

  it('selects the first, and deselects it when tapped again', () => {
    expect(tapAll(table(), 25)).toMatchObject({ kind: 'selected', selection: 25 });
    expect(tapAll(table(), 25, 25)).toMatchObject({ kind: 'deselected', selection: null });
    expect(tapAll(table(), 'waste')).toMatchObject({ kind: 'selected', selection: 'waste' });
    expect(tapAll(table(), 'waste', 'waste')).toMatchObject({ kind: 'deselected' });
  });

  it('selects a second card of another rank instead, and says why nothing left', () => {
    expect(tapAll(table(), 25, 'waste')).toMatchObject({
      kind: 'mismatch',
      selection: 'waste',
      reason: 'different-rank',
    });
  });
});

describe('rule 13: tapping what cannot be taken', () => {
  it.each([
    ['a covered card', 1, 'covered'],
    ['an empty place', 25, 'empty-place'],
    ['the empty waste', 'waste', 'empty-waste'],
  ] as const)('does nothing on %s, and the selection stays', (_, target, reason) => {
    const table = tapAll(afterPoint(), 23);
    expect(tapAll(table, target)).toEqual({
      kind: 'none',
      reason,
      game: table.game,
      selection: 23,
    });
  });
});

describe('rule 14: the selection', () => {
  it('stays on a heart card through draws and redeals', () => {
    const turned = tapAll(tableOf(FOURS), 25, ...new Array<'stock'>(28).fill('stock'));
    expect(turned.selection).toBe(25);
    expect(tapAll(turned, 'waste').kind).toBe('paired');
  });

  it('leaves a waste card that is drawn over', () => {
    expect(tapAll(tableOf(FOURS), 'waste', 'stock').selection).toBeNull();
  });

  it('stands in a game changed elsewhere only while its card is playable', () => {
    const { game } = afterPoint();
    expect(validSelection(game, 23)).toBe(23);
    expect(validSelection(game, 25)).toBeNull();
    expect(validSelection(game, 'waste')).toBeNull();
    expect(validSelection(game, null)).toBeNull();
  });
});

describe('rule 16: placement help', () => {
  it('marks a free heart card and the waste when they match', () => {
    expect(cardsWithPartner(tableOf(FOURS).game.position)).toEqual([25, 'waste']);
  });

  it('marks two free heart cards that match, and no card without a partner', () => {
    expect(cardsWithPartner(afterPoint().game.position)).toEqual([23, 24]);
    const none = deckWith({ fromPoint: [4], waste: 1 });
    expect(cardsWithPartner(createGame(none).position)).toEqual([]);
  });

  it('darkens the cards of other ranks while one is selected', () => {
    const { position } = afterPoint().game;
    expect(isDimmed(position, 23, 24)).toBe(false);
    expect(isDimmed(position, 23, 23)).toBe(false);
    expect(isDimmed(position, 23, 22)).toBe(true);
    expect(isDimmed(position, 23, 'waste')).toBe(false);
    expect(isDimmed(position, null, 22)).toBe(false);
  });
});

describe('rules 17 and 18: undo', () => {
  /** Games are compared by what lies on the table and what was done, not by what can be redone. */
  const withoutRedo = (game: Game | null) => game && { ...game, undone: EMPTY_LOG };

  it('takes back a pair with its points and its move', () => {
    const { game } = afterPoint();
    expect(withoutRedo(undo(game))).toEqual(createGame(FOURS));
  });

  it('takes back draws and redeals', () => {
    const turned = tapAll(tableOf(FOURS), ...new Array<'stock'>(28).fill('stock')).game;
    expect(withoutRedo(undoAll(turned))).toEqual(createGame(FOURS));
  });

  it('goes back the last 100 moves and no further', () => {
    const { game } = tapAll(tableOf(FOURS), ...new Array<'stock'>(130).fill('stock'));
    expect(game.undoable).toBe(100);
    const back = undoAll(game);
    expect(back.moves).toBe(30);
    expect(back.undoable).toBe(0);
    const on = tapAll({ kind: '', game: back, selection: null }, 'stock').game;
    expect(on.undoable).toBe(1);
  });

  it('has nothing to take back in a game just dealt', () => {
    expect(undo(createGame(FOURS))).toBeNull();
  });

  it('is not possible in a won game', () => {
    const won = wonGame();
    expect(won.undoable).toBe(0);
    expect(undo(won)).toBeNull();
  });
});

/** Wins the deal WINNABLE: each row pairs with itself or with the waste. */
const WINNING_TAPS: readonly Target[] = [
  ...[25, 'waste', 23, 24, 20, 22, 'stock', 21, 'waste', 16, 17, 18, 19],
  ...[11, 15, 12, 14, 'stock', 13, 'waste', 5, 6, 7, 8, 9, 10, 1, 2, 3, 4],
] as Target[];

const wonGame = (): Game => tapAll(tableOf(WINNABLE), ...WINNING_TAPS).game;

const WINNABLE = deckWith({
  fromPoint: [
    1, // 25
    ...[2, 2], // 24, 23
    ...[3, 4, 3], // 22, 21, 20
    ...[5, 5, 6, 6], // 19 to 16
    ...[7, 8, 9, 8, 7], // 15 to 11
    ...[10, 10, 11, 11, 12, 12], // 10 to 5
    ...[13, 13, 2, 2], // 4 to 1
  ],
  waste: 1,
  stock: [4, 9],
});

describe('redo', () => {
  it('makes again what was undone, move by move', () => {
    const played = tapAll(tableOf(FOURS), 'stock', 'stock', 'stock', 'stock').game;
    const back = undoAll(played);
    let game: Game | null = back;
    for (let move = 1; move <= 4; move++) {
      game = redo(game as Game);
      expect(game?.moves).toBe(move);
    }
    expect(game).toEqual(played);
    expect(redo(game as Game)).toBeNull();
  });

  it('makes pairs again, with the draws before and after them', () => {
    const played = tapAll(tableOf(FOURS), 'stock', 25, 'waste', 'stock', 24, 23, 'stock').game;
    let game: Game | null = undoAll(played);
    expect(score((game as Game).position)).toBe(0);
    while (game && redo(game)) game = redo(game);
    expect(game).toEqual(played);
  });

  it('is gone after another move', () => {
    const { game } = tapAll(tableOf(FOURS), 'stock', 'stock');
    const other = tap(undo(game) as Game, null, 'stock').game;
    expect(redo(other)).toBeNull();
  });

  it('goes back as deep as undo: 100 moves', () => {
    const { game } = tapAll(tableOf(FOURS), ...new Array<'stock'>(130).fill('stock'));
    let again: Game | null = undoAll(game);
    let redone = 0;
    for (; again && redo(again); redone++) again = redo(again);
    expect(redone).toBe(100);
    expect(again).toEqual(game);
  });
});

describe('rule 19: won', () => {
  it('is the game whose heart is cleared, with 250 points, whatever is left in the stock', () => {
    const won = wonGame();
    expect(isWon(won.position)).toBe(true);
    expect(status(won.position)).toBe('won');
    expect(score(won.position)).toBe(250);
    expect(stockCount(won.position.ring)).toBe(24);
    expect(isStuck(won.position)).toBe(false);
  });

  it('is over: no tap does anything more', () => {
    const beforeLast = WINNING_TAPS.slice(0, -1);
    const won = tapAll(tableOf(WINNABLE), ...beforeLast, 'stock', 4).game;
    expect(wasteCount(won.position.ring)).toBe(1);
    for (const target of ['stock', 'waste', 1] as const) {
      expect(tap(won, null, target)).toMatchObject({ kind: 'none', reason: 'game-over' });
    }
    expect(validSelection(won, 'waste')).toBeNull();
  });

  it('is not the game with two cards left, the first of them already selected', () => {
    const { game, kind } = tapAll(tableOf(WINNABLE), ...WINNING_TAPS.slice(0, -1));
    expect(kind).toBe('selected');
    expect(score(game.position)).toBe(230);
    expect(status(game.position)).toBe('playing');
  });
});

describe('rule 20: stuck', () => {
  it('is a game whose free cards have no partner in heart, stock or waste', () => {
    // All four kings lie in the heart, one of them the point.
    const stuck = createGame(deckWith({ fromPoint: [13, 1, 1, 2, 2, 13, 13, 13] }));
    expect(status(stuck.position)).toBe('stuck');
    expect(cardsWithPartner(stuck.position)).toEqual([]);
  });

  it('is not a game whose partner lies at the end of the stock', () => {
    const deck = deckWith({ fromPoint: [13, 13, 13], stock: [...new Array(25).fill(0), 13] });
    expect(status(createGame(deck).position)).toBe('playing');
  });

  it('is not a game with two free heart cards of one rank, whatever the stock holds', () => {
    const deck = deckWith({ fromPoint: [1, 13, 13, 13, 13], waste: 1 });
    expect(status(tapAll(tableOf(deck), 25, 'waste').game.position)).toBe('playing');
  });

  it('leaves draws and undo possible', () => {
    const stuck = tableOf(deckWith({ fromPoint: [13, 1, 1, 2, 2, 13, 13, 13] }));
    const { kind, game } = tapAll(stuck, 'stock');
    expect(kind).toBe('drawn');
    expect(undo(game)?.position).toEqual(stuck.game.position);
  });
});
