import { onCleanup } from 'solid-js';
import { type DealCodeError, parseDealCode, type Result } from '../../engine';
import type { GameStore } from '../state/game-store';
import { otherGames } from '../state/other-games';
import { isTyped } from './page-keys';

/** A code among other words, such as those of a copied result. */
const CODE = /\bHH1-N-[A-Z]{7}\b/gi;

/** The code that a text is, else the only one that stands in it. */
function codeIn(text: string): string {
  if (parseDealCode(text).ok) return text;
  const codes = new Set(text.match(CODE)?.map((code) => code.toUpperCase()));
  const [code] = codes;
  return codes.size === 1 && code !== undefined ? code : text;
}

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
    tell(otherGames(store).playCode(codeIn(event.clipboardData?.getData('text/plain') || '?')));
  };
  document.addEventListener('paste', onPaste);
  onCleanup(() => document.removeEventListener('paste', onPaste));
}
