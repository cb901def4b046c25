import { onCleanup } from 'solid-js';
import { letterOf } from '../board/letter-of';
import type { GameStore } from '../state/table/game-store';

/** Whether something can be typed there: its keys and what is pasted there are not for the game. */
export const isTyped = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');

/**
 * The keys of the whole page: Ctrl or Cmd with Z undoes, with Shift redoes; Escape clears the
 * selection. While `covered()`, a window lies over the game and has the keys. A key that is held down
 * acts once: nobody means to draw the whole stock, to press what a window then offers, or to take back
 * a new game and then moves of the game before it.
 */
export function listenForPageKeys(store: GameStore, covered: () => boolean): void {
  const onKey = (event: KeyboardEvent) => {
    if (isTyped(event.target) || event.altKey) return;
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) return event.preventDefault();
    if (covered()) return;
    const isCommand = event.ctrlKey !== event.metaKey;
    if (isCommand && letterOf(event) === 'z') {
      const change = event.shiftKey ? store.redo : store.undo;
      if (!event.repeat) change();
    } else if (event.key === 'Escape' && !isCommand && store.selection() !== null) {
      store.deselect();
    } else {
      return;
    }
    event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  onCleanup(() => document.removeEventListener('keydown', onKey));
}
