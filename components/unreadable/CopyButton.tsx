import { createSignal } from 'solid-js';
import { t } from '../i18n/messages';

const LABELS = { ready: 'copy', done: 'copied', failed: 'notCopied' } as const;

/** Copies a text and says on itself how that went. */
export function CopyButton(props: { readonly text: () => string }) {
  const [state, setState] = createSignal<keyof typeof LABELS>('ready');
  const copy = () =>
    navigator.clipboard.writeText(props.text()).then(
      () => setState('done'),
      () => setState('failed'),
    );
  return (
    <button type="button" class="button" data-action="copy" aria-live="polite" onClick={copy}>
      {t(LABELS[state()])}
    </button>
  );
}
