import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

describe('the engine', () => {
  it('knows no clock and no chance but what it is given', async () => {
    const refuse = () => {
      throw new Error('The engine looked around.');
    };
    vi.stubGlobal('Date', refuse);
    vi.spyOn(Math, 'random').mockImplementation(refuse);
    vi.resetModules();
    const { dealGame, encodeGame, randomDealCode, tap } = await import('../../engine');
    const start = dealGame(randomDealCode(() => 12));
    const { game } = tap(start.game, null, 'stock');
    expect(encodeGame({ ...start, game }).log).toBe('1');
  });
});
