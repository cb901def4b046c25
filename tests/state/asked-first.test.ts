import { describe, expect, it } from 'vitest';
import { askedFirst } from '../../components/state/storage/asked-first';

type Listener = (changes: Record<string, { newValue?: unknown }>) => void;

/** An area whose every answer tells how often its key was asked for. */
function counting() {
  const asked: string[] = [];
  const listeners: Listener[] = [];
  const area = askedFirst(
    {
      get: async (key) => {
        asked.push(key);
        return { [key]: asked.filter((other) => other === key).length };
      },
      set: async () => {},
      remove: async () => {},
      onChanged: { addListener: (listener) => void listeners.push(listener) },
    },
    ['game'],
  );
  const change = (key: string) => {
    for (const listener of listeners) listener({ [key]: {} });
  };
  return { area, asked, change };
}

describe('what is asked for before anyone wants it', () => {
  it('is on its way at once, and is the first answer, once', async () => {
    const { area, asked } = counting();
    expect(asked).toEqual(['game']);
    expect(await area.get('game')).toEqual({ game: 1 });
    expect(asked).toEqual(['game']);
    expect(await area.get('game')).toEqual({ game: 2 });
  });

  it('is only what was asked for', async () => {
    const { area } = counting();
    expect(await area.get('settings')).toEqual({ settings: 1 });
    expect(await area.get('game')).toEqual({ game: 1 });
  });

  it('is asked for again if it was written meanwhile', async () => {
    const { area, change } = counting();
    change('settings');
    change('game');
    expect(await area.get('game')).toEqual({ game: 2 });
  });
});
