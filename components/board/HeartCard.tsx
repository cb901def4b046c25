import { Show } from 'solid-js';
import { rankIn, type Slot } from '../../engine';
import { Face } from '../card/Face';
import { cardLabel } from '../i18n/card-label';
import type { BoardView } from './board-view';
import { spotOf, spotProperties } from './geometry';

/** One place of the heart: its card, or the mark that it left. */
export function HeartCard(props: {
  readonly slot: Slot;
  readonly view: BoardView;
  readonly tabIndex: number;
  readonly onTap: () => void;
}) {
  const rank = () => rankIn(props.view.position(), props.slot);
  const style = () => spotProperties(spotOf(props.slot, false));
  return (
    <Show
      when={rank()}
      fallback={
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only explains why nothing is there
        <div class="card-place" style={style()} onClick={() => props.onTap()} />
      }
    >
      {(rank) => (
        <button
          type="button"
          class="card"
          style={style()}
          tabIndex={props.tabIndex}
          data-slot={props.slot}
          data-rank={rank()}
          data-free={props.view.isFree(props.slot) ? '' : undefined}
          data-partner={props.view.hasPartner(props.slot) ? '' : undefined}
          data-dimmed={props.view.isDimmed(props.slot) ? '' : undefined}
          aria-pressed={
            props.view.isFree(props.slot) ? props.view.isSelected(props.slot) : undefined
          }
          aria-label={cardLabel(
            props.view.position(),
            props.slot,
            props.view.hasPartner(props.slot),
          )}
          onClick={() => props.onTap()}
        >
          <Face rank={rank()} />
        </button>
      )}
    </Show>
  );
}
