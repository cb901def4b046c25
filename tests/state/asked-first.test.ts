import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

/** An area that holds a later value than the answer that was asked for before it. */
async function areaAfter(isOld: boolean) {
  const answer = Promise.resolve({ game: 'asked first' });
  const local = { keys: ['game'], answer, isOld };
  vi.stubGlobal('askedFirst', { local });
  const { askedFirst } = await import('../../components/state/asked-first');
  const area = {
    get: async (key: string) => ({ [key]: 'now' }),
    set: async () => {},
    remove: async () => {},
    onChanged: { addListener: () => {} },
  };
  return askedFirst('local', area);
}

describe('what was asked for before the code of the game was there', () => {
  it('is the first answer, once, and only for its keys', async () => {
    const area = await areaAfter(false);
    expect(await area.get('other')).toEqual({ other: 'now' });
    expect(await area.get('game')).toEqual({ game: 'asked first' });
    expect(await area.get('game')).toEqual({ game: 'now' });
  });

  it('is asked for again if something was written meanwhile', async () => {
    const area = await areaAfter(true);
    expect(await area.get('game')).toEqual({ game: 'now' });
  });
});
