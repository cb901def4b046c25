import { Show } from 'solid-js';
import { type Place, rankIn } from '../../engine';
import { Face } from '../card/Face';
import { cardLabel } from '../i18n/card-label';
import type { BoardView } from './board-view';

/** One place of the heart: its card, or the mark that it left. */
export function HeartCard(props: {
  readonly place: Place;
  readonly view: BoardView;
  readonly onTap: () => void;
}) {
  const slot = () => props.place.slot;
  const rank = () => rankIn(props.view.position(), slot());
  const style = () => ({ '--x': props.place.x, '--row': props.place.row });
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
          data-slot={slot()}
          data-rank={rank()}
          data-free={props.view.isFree(slot()) ? '' : undefined}
          data-partner={props.view.hasPartner(slot()) ? '' : undefined}
          data-dimmed={props.view.isDimmed(slot()) ? '' : undefined}
          aria-pressed={props.view.isFree(slot()) ? props.view.isSelected(slot()) : undefined}
          aria-label={cardLabel(props.view.position(), slot(), props.view.hasPartner(slot()))}
          onClick={() => props.onTap()}
        >
          <Face rank={rank()} />
        </button>
      )}
    </Show>
  );
}
