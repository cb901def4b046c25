import { describe, expect, it } from 'vitest';
import { memoryArea } from '../../components/state/storage/memory-area';
import { settled } from '../support/settled';

const area = { get: async (key: string) => ({ [key]: `stored ${key}` }) };

describe('the memory in the place of storage in a private window', () => {
  it('shows what is stored for the named keys alone', async () => {
    const memory = memoryArea(area, ['settings']);
    expect(await memory.get('settings')).toEqual({ settings: 'stored settings' });
    expect(await memory.get('game')).toEqual({});
  });

  it('keeps what is written, and tells its listeners of it later', async () => {
    const memory = memoryArea(area, ['settings']);
    const heard: unknown[] = [];
    memory.onChanged.addListener((changes) => heard.push(changes));
    void memory.set({ settings: 1, game: 2 });
    expect(heard).toEqual([]);
    await settled();
    expect(heard).toEqual([{ settings: { newValue: 1 }, game: { newValue: 2 } }]);
    expect(await memory.get('settings')).toEqual({ settings: 1 });
    expect(await memory.get('game')).toEqual({ game: 2 });
    await memory.remove('settings');
    expect(await memory.get('settings')).toEqual({ settings: undefined });
  });
});
