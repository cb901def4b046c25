import { For } from 'solid-js';
import { BACKS, type BackName } from './art/back';
import './card.css';

/** The back of a card. */
export function Back(props: { readonly name: BackName }) {
  return (
    <svg class="face back" viewBox="0 0 100 140" aria-hidden="true">
      <For each={BACKS[props.name]()}>
        {(layer) => <path class={`ink-${layer.ink}`} d={layer.d} />}
      </For>
    </svg>
  );
}
