import { createSignal, For, onMount } from 'solid-js';
import { PLACES } from '../../engine';
import { t } from '../i18n/messages';
import type { GameStore } from '../state/game-store';
import type { SettingsStore } from '../state/settings';
import { createBoardView } from './board-view';
import { HeartCard } from './HeartCard';
import { Stock } from './Stock';
import { Waste } from './Waste';
import './board.css';

/** The table: the heart with the stock and the waste beside its tip. */
export function Board(props: { readonly store: GameStore; readonly settings: SettingsStore }) {
  // eslint-disable-next-line solid/reactivity -- a surface keeps its stores for life
  const view = createBoardView(props.store, props.settings);
  const [ready, setReady] = createSignal(false);
  // In the frame that paints the cards; they take taps from the start.
  onMount(() => requestAnimationFrame(() => setReady(true)));
  return (
    <main class="stage">
      <section
        class="board"
        aria-label={t('board')}
        data-board
        data-ready={ready() ? '' : undefined}
        data-status={props.store.status()}
      >
        <For each={PLACES}>
          {(place) => (
            <HeartCard place={place} view={view} onTap={() => props.store.tap(place.slot)} />
          )}
        </For>
        <Stock view={view} onTap={() => props.store.tap('stock')} />
        <Waste view={view} onTap={() => props.store.tap('waste')} />
      </section>
    </main>
  );
}
