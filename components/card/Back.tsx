import { For } from 'solid-js';
import { BACKS } from './art/back';
import './card.css';

/** The back of a card: the lining of an envelope. */
export function Back() {
  return (
    <svg class="face back" viewBox="0 0 100 140" aria-hidden="true">
      <For each={BACKS.lattice}>{(layer) => <path class={`ink-${layer.ink}`} d={layer.d} />}</For>
    </svg>
  );
}
