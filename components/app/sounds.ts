import { createEffect, on } from 'solid-js';
import type { Status } from '../../engine';
import type { ShownSettings } from '../state/settings/open-settings';
import type { GameStore } from '../state/table/game-store';
import type { SoundName } from './synthesizer';

function soundOf(store: GameStore, before: Status): SoundName | null {
  const status = store.status();
  if (status !== before && status !== 'playing') return status;
  switch (store.event()?.kind) {
    case 'paired':
      return 'pair';
    case 'drawn':
    case 'redealt':
      return 'draw';
    case 'selected':
    case 'mismatch':
      return 'select';
    default:
      return null;
  }
}

/** Plays soft sounds, if the player wants them: what makes them is loaded with the first. */
export function playSounds(store: GameStore, { settings }: ShownSettings): void {
  let before = store.status();
  createEffect(
    on(
      store.event,
      async () => {
        const sound = soundOf(store, before);
        before = store.status();
        if (!sound || !settings().sound) return;
        const { play } = await import('./synthesizer');
        play(sound);
      },
      { defer: true },
    ),
  );
}
