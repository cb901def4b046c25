import { type Accessor, createSignal, onCleanup } from 'solid-js';

/** Whether this page is in front of the player: visible, and with the focus (rule 25). */
export function createInFront(): Accessor<boolean> {
  const isInFront = () => document.visibilityState === 'visible' && document.hasFocus();
  const [inFront, setInFront] = createSignal(isInFront());
  const update = () => setInFront(isInFront());
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', update, { signal });
  window.addEventListener('focus', update, { signal });
  window.addEventListener('blur', update, { signal });
  onCleanup(() => listening.abort());
  return inFront;
}
