import { createSignal } from 'solid-js';
import { t } from '../i18n/messages';
import type { ShownSettings } from '../state/settings/open-settings';
import type { GameStore } from '../state/table/game-store';
import { resultText } from './result-text';

/** Copies the result of a game that is over, and says whether it could. */
export function CopyResult(props: { readonly store: GameStore; readonly settings: ShownSettings }) {
  const [told, setTold] = createSignal('');
  const copy = () => {
    const { showTime } = props.settings.settings();
    const text = resultText(props.store.coded(), showTime ? props.store.seconds() : null);
    // Emptied first, so that the same words are spoken again.
    setTold('');
    return navigator.clipboard.writeText(text).then(
      () => setTold(t('resultCopied')),
      () => setTold(t('resultNotCopied')),
    );
  };
  return (
    <div class="copy-result">
      <button type="button" class="button" data-action="copy-result" onClick={copy}>
        {told() || t('copyResult')}
      </button>
      <span class="visually-hidden" role="status">
        {told()}
      </span>
    </div>
  );
}
