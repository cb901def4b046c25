import { Index } from 'solid-js';
import type { Rank } from '../../engine';
import { rankLetter } from '../i18n/ranks';
import { faceLayers } from './art/face';
import { heartPath } from './art/heart';
import './card.css';

const CORNER_HEART = heartPath(85, 14, 16);

/** The printed side of a card. */
export function Face(props: { readonly rank: Rank }) {
  return (
    <span class="face" aria-hidden="true">
      <svg class="art" viewBox="0 0 100 140" aria-hidden="true">
        <path class="ink-red" d={CORNER_HEART} />
        {/* By index: a new deal changes the drawings in place. */}
        <Index each={faceLayers(props.rank)}>
          {(layer) => <path class={`ink-${layer().ink}`} d={layer().d} />}
        </Index>
      </svg>
      <span class="index">{rankLetter(props.rank)}</span>
    </span>
  );
}
