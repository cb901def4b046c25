import { For, Show } from 'solid-js';
import { type CardPlace, type Position, rankAt, SLOTS, stockCount } from '../../engine';
import { boardProperties, spotOf, spotProperties } from '../board/geometry';
import { type BackName, back, face } from '../card/drawing';
import { formatNumber } from '../i18n/numbers';

/** A position to look at: the board drawn small, without anything to tap. */
export function SmallBoard(props: {
  readonly position: Position;
  readonly back: BackName;
  readonly leftHanded: boolean;
  /** What it shows, in words. */
  readonly label: string;
  /** Cards that get the border of a partner. */
  readonly marked: readonly CardPlace[];
}) {
  const places: readonly CardPlace[] = [...SLOTS, 'waste'];
  const spot = (target: CardPlace | 'stock') => spotProperties(spotOf(target, props.leftHanded));
  return (
    <div class="small-stage">
      <div class="board" style={boardProperties} role="img" aria-label={props.label}>
        <For each={places}>
          {(place) => (
            <Show
              when={rankAt(props.position, place)}
              fallback={<div class="card-place" style={spot(place)} />}
            >
              {(rank) => (
                <div
                  class="card"
                  style={spot(place)}
                  data-partner={props.marked.includes(place) ? '' : undefined}
                >
                  {face(rank())}
                </div>
              )}
            </Show>
          )}
        </For>
        <Show
          when={stockCount(props.position.ring) > 0}
          fallback={<div class="card-place" style={spot('stock')} />}
        >
          <div class="card" style={spot('stock')}>
            {back(props.back)}
            <span class="pile-count">{formatNumber(stockCount(props.position.ring))}</span>
          </div>
        </Show>
      </div>
    </div>
  );
}
