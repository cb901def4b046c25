import { type Accessor, createComputed, createSignal, on, onCleanup } from 'solid-js';
import type { ShownSettings } from '../state/settings/open-settings';
import type { GameStore } from '../state/table/game-store';
import { mayAnimate } from './appearance';

/** Milliseconds: the heart beats twice, and small hearts have risen. */
const CELEBRATION = 2200;

/**
 * Whether a win is just being celebrated: its window comes afterwards, or as soon as the player taps
 * or presses a key. A win that was there on opening is not celebrated again.
 */
export function createCelebration(store: GameStore, settings: ShownSettings): Accessor<boolean> {
  const [celebrating, setCelebrating] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    setCelebrating(false);
  };
  // Before anything is drawn, so that the window is not seen in between.
  createComputed(
    on(
      store.status,
      (status) => {
        end();
        if (status !== 'won' || document.hidden || !mayAnimate(settings)) return;
        setCelebrating(true);
        timer = setTimeout(end, CELEBRATION);
      },
      { defer: true },
    ),
  );
  const endByKey = (event: KeyboardEvent) => event.repeat || end();
  // With the click, not when it is pressed: the window must not come between a button and its click.
  // Captured: the click that wins must not end what it begins.
  document.addEventListener('click', end, { capture: true });
  document.addEventListener('keydown', endByKey);
  onCleanup(() => {
    end();
    document.removeEventListener('click', end, { capture: true });
    document.removeEventListener('keydown', endByKey);
  });
  return celebrating;
}
