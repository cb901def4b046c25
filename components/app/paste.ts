import { onCleanup } from 'solid-js';
import type { DealCodeError, Result } from '../../engine';
import type { GameStore } from '../state/table/game-store';
import { otherGames } from '../state/table/other-games';
import { isTyped } from './page-keys';

/** Milliseconds: a middle click that pastes does so at once. */
const CLICK = 500;

/**
 * Plays the deal of a code that is pasted anywhere but into a field, as if it were typed; tells what
 * is wrong with anything else. While `covered()`, a window lies over the game. A click with the middle
 * button pastes where Linux does so, and means no code.
 */
export function listenForPaste(
  store: GameStore,
  covered: () => boolean,
  tell: (played: Result<unknown, DealCodeError>) => void,
): void {
  let clicked = Number.NEGATIVE_INFINITY;
  const onMiddle = ({ button, timeStamp }: MouseEvent) => {
    if (button === 1) clicked = timeStamp;
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.timeStamp - clicked < CLICK) return;
    if (covered() || isTyped(event.target)) return;
    event.preventDefault();
    // What holds no text, such as a picture, is no code either.
    tell(otherGames(store).playCode(event.clipboardData?.getData('text/plain') || '?'));
  };
  document.addEventListener('mousedown', onMiddle);
  document.addEventListener('mouseup', onMiddle);
  document.addEventListener('paste', onPaste);
  onCleanup(() => {
    document.removeEventListener('mousedown', onMiddle);
    document.removeEventListener('mouseup', onMiddle);
    document.removeEventListener('paste', onPaste);
  });
}
