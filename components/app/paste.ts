import { onCleanup } from 'solid-js';
import type { DealCodeError, Result } from '../../engine';
import type { GameStore } from '../state/table/game-store';
import { otherGames } from '../state/table/other-games';
import { isTyped } from './page-keys';

/**
 * Plays the deal of a code that is pasted anywhere but into a field, as if it were typed; tells what
 * is wrong with anything else. While `covered()`, a window lies over the game.
 */
export function listenForPaste(
  store: GameStore,
  covered: () => boolean,
  tell: (played: Result<unknown, DealCodeError>) => void,
): void {
  const onPaste = (event: ClipboardEvent) => {
    if (covered() || isTyped(event.target)) return;
    event.preventDefault();
    // What holds no text, such as a picture, is no code either.
    tell(otherGames(store).playCode(event.clipboardData?.getData('text/plain') || '?'));
  };
  document.addEventListener('paste', onPaste);
  onCleanup(() => document.removeEventListener('paste', onPaste));
}
