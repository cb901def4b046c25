import { createEffect, createSignal, For, onCleanup, onMount, Show, untrack } from 'solid-js';
import { isWon, type Position, SLOTS, type Slot } from '../../engine';
import { mayAnimate } from '../app/appearance';
import { heartPath } from '../card/art/heart';
import { type BackName, back, face } from '../card/drawing';
import type { ShownSettings } from '../state/settings/open-settings';
import type { BoardView } from './board-view';
import { spotOf, spotProperties } from './geometry';
import { beating, type Ghost, ghostsOf, risingHearts, shift } from './ghosts';
import { type Motion, motionBetween } from './motions';
import './motion.css';

/**
 * What is seen to move. It looks at positions only, before and after: the game never waits for it,
 * and a tap in the middle of a motion starts the next one beside it.
 */
export function MotionLayer(props: {
  readonly board: HTMLElement;
  readonly view: BoardView;
  readonly settings: ShownSettings;
}) {
  const [ghosts, setGhosts] = createSignal<readonly Ghost[]>([]);
  const add = (more: readonly Ghost[]) => setGhosts((all) => [...all, ...more]);
  /** Whether the heart has been won before one's eyes, and when it lights up. */
  const [beats, setBeats] = createSignal(false);
  const [lit, setLit] = createSignal(true);
  const remove = (ghost: Ghost) => setGhosts((all) => all.filter((other) => other !== ghost));

  // Not `on` with a deferred start: that would not know what lay there before the first move.
  createEffect((before: Position | undefined) => {
    const after = props.view.position();
    if (before) untrack(() => show(before, after));
    return after;
  });

  let timers: readonly ReturnType<typeof setTimeout>[] = [];
  onCleanup(() => timers.forEach(clearTimeout));
  const show = (before: Position, after: Position) => {
    timers.forEach(clearTimeout);
    const motion = mayAnimate(props.settings) ? motionBetween(before, after) : null;
    // What is still fading belongs to what was there before.
    if (!motion || motion.kind === 'deal' || motion.kind === 'return') setGhosts([]);
    setBeats(false);
    setLit(true);
    if (!motion || document.hidden) return;
    const leftHanded = props.view.leftHanded();
    add(ghostsOf(motion, leftHanded));
    moveCards(props.board, motion, leftHanded);
    if (!isWon(after)) return;
    setBeats(true);
    setLit(false);
    // One after the other, so that no frame has to make all of it at once.
    timers = [setTimeout(() => setLit(true), 150), setTimeout(() => add(risingHearts()), 350)];
  };

  return (
    <div class="motion-layer" aria-hidden="true">
      <Show when={lit() && isWon(props.view.position())}>
        <For each={SLOTS}>{(slot) => <Light slot={slot} beats={beats()} />}</For>
      </Show>
      <For each={ghosts()}>
        {(ghost) => <Shape ghost={ghost} back={props.view.back()} onGone={() => remove(ghost)} />}
      </For>
    </div>
  );
}

/**
 * The end of a motion. Written out, because an end left to the style sheet is worked out anew in
 * every frame wherever something has moved before.
 */
const IN_PLACE = { transform: 'translate(0)' };
const AT_REST = { ...IN_PLACE, opacity: 1 };

/**
 * Moves the faces of cards that are on the board after the motion. Where a card can be tapped does
 * not move: a quick second tap on the stock must not meet the card that it has just turned.
 */
function moveCards(board: HTMLElement, motion: Motion, leftHanded: boolean): void {
  const stock = spotOf('stock', leftHanded);
  const waste = spotOf('waste', leftHanded);
  const find = (selector: string) => [...board.querySelectorAll<HTMLElement>(selector)];
  if (motion.kind === 'draw') {
    const from = shift({ x: stock.x - waste.x, y: 0 });
    for (const face of find('[data-pile="waste"] .face')) {
      face.animate([{ transform: from }, IN_PLACE], {
        duration: 180,
        easing: 'ease-out',
      });
    }
  } else if (motion.kind === 'return') {
    for (const slot of motion.slots) {
      for (const face of find(`[data-slot="${slot}"] .face`)) {
        const from = { transform: 'scale(0.8)', opacity: 0 };
        face.animate([from, AT_REST], { duration: 200, easing: 'ease-out' });
      }
    }
  } else if (motion.kind === 'deal') {
    for (const card of find('[data-slot]')) {
      const slot = Number(card.dataset.slot);
      const spot = spotOf(slot, false);
      const from = shift({ x: stock.x - spot.x, y: stock.y - spot.y });
      card.firstElementChild?.animate(
        [{ transform: from, opacity: 0 }, { opacity: 1, offset: 0.3 }, AT_REST],
        {
          duration: 220,
          delay: slot * 12,
          easing: 'ease-out',
          fill: 'backwards',
        },
      );
    }
  }
}

const HEART = heartPath(50, 50, 80);

/** What remains of a won heart: a golden one on each of its places. */
function Light(props: { readonly slot: Slot; readonly beats: boolean }) {
  let element!: HTMLDivElement;
  onMount(() => {
    const { frames, timing } = beating(props.slot);
    if (props.beats) element.animate(frames, timing);
  });
  return (
    <div
      ref={element}
      class="ghost ghost-glow"
      style={/* @once */ spotProperties(spotOf(props.slot, false))}
    >
      <HeartShape ink="ink-gold" />
    </div>
  );
}

const HeartShape = (props: { readonly ink: 'ink-red' | 'ink-gold' }) => (
  <svg class="ghost-shape" viewBox="0 0 100 100" aria-hidden="true">
    <path class={props.ink} d={HEART} />
  </svg>
);

function Shape(props: {
  readonly ghost: Ghost;
  readonly back: BackName;
  readonly onGone: () => void;
}) {
  let element!: HTMLDivElement;
  onMount(() => {
    const { frames, timing } = props.ghost;
    element.animate(frames, timing).finished.then(props.onGone, props.onGone);
  });
  const kind = () => props.ghost.kind;
  return (
    <div
      ref={element}
      class={kind() === 'card' || kind() === 'back' ? 'card' : `ghost ghost-${kind()}`}
      style={spotProperties(props.ghost.spot)}
    >
      <Show when={props.ghost.rank}>{(rank) => <>{face(rank())}</>}</Show>
      <Show when={kind() === 'back'}>{back(props.back)}</Show>
      <Show when={kind() === 'heart'}>
        <HeartShape ink="ink-red" />
      </Show>
    </div>
  );
}
