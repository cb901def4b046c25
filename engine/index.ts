/** The rules of Heart to Heart: everything here is pure and knows no browser. */
export { dailyCode } from './daily';
export { type Day, dayFrom, dayOf, isDay } from './day';
export { addDays, DAY_IN_MS, dayNumber, daysInMonth, partsOfDay } from './day-number';
export {
  DEALS,
  type DealCode,
  dealNumber,
  formatDealCode,
  PUBLISHED_CODE,
} from './deal-code';
export { deckOf, randomDealCode } from './dealing';
export { DECK_SIZE, type Deck, type DeckError, parseDeck, RANKS, type Rank } from './deck';
export { findDealCode } from './find-deal-code';
export {
  createGame,
  type Game,
  playPair,
  playStock,
  type ReplayError,
  redo,
  replayGame,
  UNDO_LIMIT,
  undo,
} from './game';
export {
  coveringSlots,
  freeSlots,
  HEART_SIZE,
  isFree,
  PLACES,
  type Place,
  POINT,
  placeOf,
  ROW_COUNT,
  rowSize,
  SLOTS,
  type Slot,
  type SlotSet,
} from './heart';
export {
  firstMove,
  formatLog,
  isBeginningOf,
  joinLogs,
  type Log,
  type LogError,
  type Move,
  moveCount,
  parseLog,
} from './log';
export { DEAL_CODE_ERRORS, type DealCodeError, parseDealCode } from './parse-deal-code';
export {
  type CardPlace,
  canPair,
  isPlayable,
  type Pair,
  type Position,
  pairOf,
  rankAt,
  rankIn,
} from './position';
export type { Random32 } from './random';
export type { Result } from './result';
export { type Ring, stockCount, wasteCount, wasteTop } from './ring';
export {
  type CodedGame,
  dealGame,
  decodeGame,
  encodeGame,
  SAVED_GAME_ERRORS,
  type SavedGame,
  type SavedGameError,
} from './saved-game';
export { type Migrations, migrate, OLD_VERSIONS, SAVED_GAME_VERSION } from './saved-versions';
export { cardsWithPartner, isStuck, isWon, STATUSES, type Status, score, status } from './status';
export {
  isDimmed,
  type Outcome,
  REASONS,
  type Reason,
  type Selection,
  type Target,
  tap,
  validSelection,
} from './tap';
export { WORKED_EXAMPLE } from './worked-example';
