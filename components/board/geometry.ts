import { placeOf, ROW_COUNT, type Target } from '../../engine';

/**
 * The board's proportions. All lengths are in u, the distance between neighbours of a row; the
 * style sheet reads them from here as custom properties.
 */
const CARD_WIDTH = 0.94;
/** A card is 1.4 times as high as it is wide. */
const CARD_HEIGHT = 1.4 * CARD_WIDTH;
/** A row begins 0.55 of a card below the one above. */
const ROW_STEP = 0.55 * CARD_HEIGHT;

/** A point on the board, in u, from the upper left corner of the heart. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The row of the point: stock and waste lie in it, in the corners that the tip leaves free. */
const PILE_ROW = ROW_COUNT - 1;
const LEFT = 0;
const RIGHT = 5;

/** Where a card or pile has its upper left corner. */
export function spotOf(target: Target, leftHanded: boolean): Spot {
  if (typeof target === 'number') {
    const { x, row } = placeOf(target);
    return { x, y: row * ROW_STEP };
  }
  return { x: (target === 'stock') === leftHanded ? RIGHT : LEFT, y: PILE_ROW * ROW_STEP };
}

/** The custom properties that board.css works with. */
export const boardProperties = {
  '--card-width': CARD_WIDTH,
  '--card-height': CARD_HEIGHT,
  '--board-width': RIGHT + CARD_WIDTH,
  '--board-height': PILE_ROW * ROW_STEP + CARD_HEIGHT,
};

/** The custom properties that put a card on its spot. */
export const spotProperties = ({ x, y }: Spot) => ({ '--x': x, '--y': y });
