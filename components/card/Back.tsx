import { createEffect, createSignal, For } from 'solid-js';
import type { Layer } from './art/layer';
import { type BackName, backLayers } from './backs';
import './card.css';

/** The back of a card. */
export function Back(props: { readonly name: BackName }) {
  const [layers, setLayers] = createSignal<readonly Layer[]>([]);
  createEffect(() => {
    const drawing = backLayers(props.name);
    if ('then' in drawing) drawing.then(setLayers);
    else setLayers(drawing);
  });
  return (
    <span class="face back" aria-hidden="true">
      <svg class="art" viewBox="0 0 100 140" aria-hidden="true">
        <For each={layers()}>{(layer) => <path class={`ink-${layer.ink}`} d={layer.d} />}</For>
      </svg>
    </span>
  );
}
