import { createSignal, For, onMount, Show } from 'solid-js';
import type { Target } from '../../engine';
import { t } from '../i18n/messages';
import { afterPaint } from '../loading/after-paint';
import { later } from '../loading/later';
import type { ShownSettings } from '../state/settings/open-settings';
import type { GameStore } from '../state/table/game-store';
import { createBoardView } from './board-view';
import { boardProperties, spotOf, spotProperties } from './geometry';
import { HeartCard } from './HeartCard';
import { createRovingFocus, type RovingFocus } from './roving-focus';
import { Stock } from './Stock';
import { Waste } from './Waste';
import './board.css';

// Nothing moves before the first tap: the board does not wait for what makes it move.
const MotionLayer = later(() => import('./MotionLayer').then((file) => file.MotionLayer));

/** The table: the heart with the stock and the waste beside its tip. */
export function Board(props: {
  readonly store: GameStore;
  readonly settings: ShownSettings;
  /** Handles the keys of the board. */
  readonly onKey: (event: KeyboardEvent, focus: RovingFocus) => void;
}) {
  let board!: HTMLElement;
  // eslint-disable-next-line solid/reactivity -- a surface keeps its stores for life
  const view = createBoardView(props.store, props.settings);
  const focus = createRovingFocus(() => board, view.position, view.leftHanded);
  const [ready, setReady] = createSignal(false);
  const [painted, setPainted] = createSignal(false);
  onMount(() => {
    // In the frame that paints the cards; they take taps from the start.
    requestAnimationFrame(() => setReady(true));
    afterPaint(() => setPainted(true));
  });
  const tap = (target: Target) => props.store.tap(target);
  return (
    <main class="stage">
      <section
        ref={board}
        class="board"
        style={boardProperties}
        aria-label={t('board')}
        data-board
        data-ready={ready() ? '' : undefined}
        data-status={props.store.status()}
        onFocusIn={(event) => focus.onFocusIn(event)}
        onKeyDown={(event) => props.onKey(event, focus)}
      >
        {/* Tapped, a place only explains why nothing is there. */}
        <For each={view.emptied()}>
          {(slot) => (
            // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: see above
            <div
              class="card-place"
              style={spotProperties(spotOf(slot, false))}
              onClick={() => tap(slot)}
            />
          )}
        </For>
        <For each={view.cards()}>
          {(slot) => (
            <HeartCard
              slot={slot}
              view={view}
              tabIndex={focus.tabIndex(slot)}
              onTap={() => tap(slot)}
            />
          )}
        </For>
        <Stock view={view} tabIndex={focus.tabIndex('stock')} onTap={() => tap('stock')} />
        <Waste view={view} tabIndex={focus.tabIndex('waste')} onTap={() => tap('waste')} />
        <Show when={painted()}>
          <MotionLayer board={board} view={view} settings={props.settings} />
        </Show>
      </section>
    </main>
  );
}
