import { type Accessor, createSignal, onCleanup } from 'solid-js';

/** Whether this page is in front of the player: visible, and with the focus (rule 25). */
export const createInFront = () => follow(() => isVisible() && document.hasFocus());

/** Whether this page can be seen. */
export const createVisible = () => follow(isVisible);

const isVisible = () => document.visibilityState === 'visible';

function follow(read: () => boolean): Accessor<boolean> {
  const [state, setState] = createSignal(read());
  const update = () => setState(read());
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', update, { signal });
  window.addEventListener('focus', update, { signal });
  window.addEventListener('blur', update, { signal });
  onCleanup(() => listening.abort());
  return state;
}
