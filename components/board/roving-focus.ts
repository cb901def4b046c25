import { createComputed, createEffect, createMemo, createSignal, on } from 'solid-js';
import { POINT, type Position, rankIn, SLOTS, type Slot, type Target } from '../../engine';
import { neighbourOf } from './neighbour';

/** The board as one stop of the Tab key, within which the arrow keys move. */
export type RovingFocus = ReturnType<typeof createRovingFocus>;

const selectorOf = (target: Target) =>
  typeof target === 'number' ? `[data-slot="${target}"]` : `[data-pile="${target}"]`;

const targetOf = (element: Element): Target | null => {
  const { slot, pile } = (element as HTMLElement).dataset;
  if (slot !== undefined) return Number(slot);
  return pile === 'stock' || pile === 'waste' ? pile : null;
};

/** Keeps the focus of the board `board()`, also when the card that has it leaves. */
export function createRovingFocus(
  board: () => HTMLElement,
  position: () => Position,
  leftHanded: () => boolean,
) {
  const [chosen, setChosen] = createSignal<Target>(POINT);
  let hadFocus = false;

  const slots = (): Slot[] => SLOTS.filter((slot) => rankIn(position(), slot) !== null);
  const targets = (): Target[] => [...slots(), 'stock', 'waste'];

  /** The card that Tab reaches: the one chosen last, or its neighbour when it has left. */
  const active = createMemo<Target>(() => {
    const target = chosen();
    if (typeof target !== 'number' || slots().includes(target)) return target;
    return neighbourOf(target, slots(), leftHanded());
  });

  const focus = (target: Target) => {
    setChosen(target);
    board().querySelector<HTMLElement>(selectorOf(target))?.focus();
  };

  // Asked before the page changes: the browser takes the focus from a card that leaves.
  createComputed(
    on(
      slots,
      () => {
        hadFocus = board().contains(document.activeElement);
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      active,
      (target) => {
        if (hadFocus && !board().contains(document.activeElement)) focus(target);
      },
      { defer: true },
    ),
  );

  return {
    /** To be called when something on the board gets the focus. */
    onFocusIn: ({ target }: FocusEvent) => {
      const focused = targetOf(target as Element);
      if (focused !== null) setChosen(focused);
    },
    tabIndex: (target: Target) => (active() === target ? 0 : -1),
    /** What can have the focus, and what has it or would get it; see arrow-keys.ts. */
    targets,
    active,
    focus,
    leftHanded,
  };
}
