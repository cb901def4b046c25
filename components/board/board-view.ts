import { createMemo } from 'solid-js';
import { type CardPlace, cardsWithPartner, isDimmed, isFree, type Slot } from '../../engine';
import type { GameStore } from '../state/game-store';
import type { SettingsStore } from '../state/settings';

/** What the board shows of a game beside its cards (rule 16). */
export type BoardView = ReturnType<typeof createBoardView>;

/** Derives the marks on the cards from the game, the selection and the settings. */
export function createBoardView(store: GameStore, { settings }: SettingsStore) {
  const position = () => store.coded().game.position;
  const helped = () => settings().placementHelp && store.status() === 'playing';
  const partners = createMemo(() => new Set(helped() ? cardsWithPartner(position()) : []));
  return {
    position,
    back: () => settings().back,
    leftHanded: () => settings().leftHanded,
    isFree: (slot: Slot) => isFree(position().filled, slot),
    isSelected: (place: CardPlace) => store.selection() === place,
    hasPartner: (place: CardPlace) => partners().has(place),
    isDimmed: (place: CardPlace) => helped() && isDimmed(position(), store.selection(), place),
    /** With no pair on show, the way on is the stock; never said of a stuck game. */
    isStockMarked: () => helped() && partners().size === 0,
  };
}
