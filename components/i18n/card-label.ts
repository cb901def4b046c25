import {
  coveringSlots,
  isFree,
  type Position,
  placeOf,
  rankIn,
  rowSize,
  type Slot,
} from '../../engine';
import { t } from './messages';
import { rankName } from './ranks';

/** The spoken name of a heart card: its rank, what covers it, and where it lies. */
export function cardLabel(position: Position, slot: Slot, hasPartner: boolean): string {
  const { row, column } = placeOf(slot);
  const place = t('cardPlace', row + 1, column + 1, rowSize(row));
  const label = t('cardLabel', nameIn(position, slot), coverage(position, slot), place);
  return hasPartner ? `${label}, ${t('cardHasPartner')}` : label;
}

const nameIn = (position: Position, slot: Slot) => rankName(rankIn(position, slot) ?? 0);

function coverage(position: Position, slot: Slot): string {
  if (isFree(position.filled, slot)) return t('cardFree');
  const [one, other] = coveringSlots(slot)
    .filter((covering) => rankIn(position, covering) !== null)
    .map((covering) => nameIn(position, covering));
  const covered =
    other === undefined
      ? t('cardCoveredByOne', one ?? '')
      : t('cardCoveredByTwo', one ?? '', other);
  return `${covered}, ${t('cardNotFree')}`;
}
