import { createMemo, on } from 'solid-js';
import {
  type CardPlace,
  cardsWithPartner,
  isDimmed,
  isFree,
  type Rank,
  rankIn,
  SLOTS,
  type Slot,
} from '../../engine';
import { cardLabel } from '../i18n/card-label';
import type { ShownSettings } from '../state/settings/open-settings';
import type { GameStore } from '../state/table/game-store';

/** What the board shows of a game (rule 16). */
export type BoardView = ReturnType<typeof createBoardView>;

/** A set of cards is a number, a bit for each: it changes only when its cards do. */
const bitOf = (place: CardPlace) => (place === 'waste' ? 1 : 1 << place);
const setOf = (places: readonly CardPlace[]) =>
  places.reduce<number>((set, place) => set | bitOf(place), 0);
const ALL_PLACES: readonly CardPlace[] = [...SLOTS, 'waste'];

/**
 * Derives what is seen on the board from the game, the selection and the settings. The cards of the
 * heart ask only for what changes with them, so that turning the stock costs them nothing.
 */
export function createBoardView(store: GameStore, { settings }: ShownSettings) {
  const position = createMemo(() => store.coded().game.position);
  const helped = createMemo(() => settings().placementHelp && store.status() === 'playing');
  const filled = createMemo(() => position().filled);
  const deck = createMemo(() => position().deck, undefined, {
    equals: (before, now) => before.every((rank, card) => rank === now[card]),
  });
  const partners = createMemo(() => setOf(helped() ? cardsWithPartner(position()) : []));
  const dimmed = createMemo(() => {
    const selection = store.selection();
    if (selection === null || !helped()) return 0;
    return setOf(ALL_PLACES.filter((place) => isDimmed(position(), selection, place)));
  });
  const hasPartner = (place: CardPlace) => (partners() & bitOf(place)) !== 0;
  const slots = (isThere: boolean) =>
    createMemo(() => SLOTS.filter((slot) => isThere === ((filled() & (1 << (slot - 1))) !== 0)));
  const labels = createMemo(
    on([deck, filled, partners], () =>
      SLOTS.map((slot) =>
        rankIn(position(), slot) === null ? '' : cardLabel(position(), slot, hasPartner(slot)),
      ),
    ),
  );
  return {
    position,
    back: () => settings().back,
    leftHanded: () => settings().leftHanded,
    /** Places of the heart where a card lies, and those that are empty. */
    cards: slots(true),
    emptied: slots(false),
    /** The rank of a card that lies in the heart. */
    rankOf: (slot: Slot): Rank => deck()[slot - 1] ?? 0,
    /** The spoken name of a card of the heart. */
    labelOf: (slot: Slot) => labels()[slot - 1],
    isFree: (slot: Slot) => isFree(filled(), slot),
    isSelected: (place: CardPlace) => store.selection() === place,
    hasPartner,
    isDimmed: (place: CardPlace) => (dimmed() & bitOf(place)) !== 0,
    /** With no pair on show, the way on is the stock; never said of a stuck game. */
    isStockMarked: () => helped() && partners() === 0,
  };
}
