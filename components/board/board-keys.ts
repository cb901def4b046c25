import type { GameStore } from '../state/table/game-store';
import { moveFocus } from './arrow-keys';
import { letterOf } from './letter-of';
import type { RovingFocus } from './roving-focus';

/** What the keys of the board can ask for beside the game's own verbs. */
export interface BoardKeyActions {
  readonly openHelp: () => void;
  readonly readTable: () => void;
}

/** The letters, which act only while the board has the focus. */
const letterActions = (
  store: GameStore,
  { openHelp, readTable }: BoardKeyActions,
): Record<string, (() => void) | undefined> => ({
  d: () => store.tap('stock'),
  u: store.undo,
  n: store.newGame,
  h: openHelp,
  '?': openHelp,
  r: readTable,
});

/** Handles the keys of the board; `letterKeys` says whether letters act. */
export function handleBoardKey(
  event: KeyboardEvent,
  store: GameStore,
  focus: RovingFocus,
  letterKeys: boolean,
  actions: BoardKeyActions,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (moveFocus(event.key, focus)) {
    event.preventDefault();
    return;
  }
  const act = letterKeys ? letterActions(store, actions)[letterOf(event)] : undefined;
  if (!act) return;
  event.preventDefault();
  // Held down it acts once, as all keys do; see page-keys.ts.
  if (!event.repeat) act();
}
