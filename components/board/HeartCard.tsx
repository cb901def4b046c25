import type { Slot } from '../../engine';
import { face } from '../card/drawing';
import type { BoardView } from './board-view';
import { spotOf, spotProperties } from './geometry';

/** A card of the heart. */
export function HeartCard(props: {
  readonly slot: Slot;
  readonly view: BoardView;
  readonly tabIndex: number;
  readonly onTap: () => void;
}) {
  return (
    <button
      type="button"
      class="card"
      // @once: a card keeps its place as long as it lies there.
      style={/* @once */ spotProperties(spotOf(props.slot, false))}
      tabIndex={props.tabIndex}
      data-slot={props.slot}
      data-rank={props.view.rankOf(props.slot)}
      data-free={props.view.isFree(props.slot) ? '' : undefined}
      data-partner={props.view.hasPartner(props.slot) ? '' : undefined}
      data-dimmed={props.view.isDimmed(props.slot) ? '' : undefined}
      aria-pressed={props.view.isFree(props.slot) ? props.view.isSelected(props.slot) : undefined}
      aria-label={props.view.labelOf(props.slot)}
      onClick={() => props.onTap()}
    >
      {face(props.view.rankOf(props.slot))}
    </button>
  );
}
