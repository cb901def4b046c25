import { createSignal, createUniqueId, Show } from 'solid-js';
import { type DealCodeError, PUBLISHED_CODE } from '../../engine';
import { messageOf, t } from '../i18n/messages';
import type { GameStore } from '../state/table/game-store';
import { otherGames } from '../state/table/other-games';
import { Dialog } from './Dialog';
import { UnfinishedGames } from './UnfinishedGames';

/** Takes the code of a deal and plays it (rule 26). */
export function CodeDialog(props: { readonly store: GameStore; readonly onClose: () => void }) {
  const [error, setError] = createSignal<DealCodeError | null>(null);
  const field = createUniqueId();
  const hint = createUniqueId();
  let input!: HTMLInputElement;
  const play = (event: SubmitEvent) => {
    event.preventDefault();
    const code = otherGames(props.store).playCode(input.value);
    if (code.ok) return props.onClose();
    setError(code.error);
    input.focus();
  };
  const messageOfError = () => {
    const code = error();
    return code === null ? '' : messageOf('code', code);
  };
  const restart = () => {
    otherGames(props.store).restart();
    props.onClose();
  };
  return (
    <Dialog name="code" title={t('enterCode')} onClose={props.onClose}>
      <form onSubmit={play}>
        <label for={field}>{t('codePrompt')}</label>
        <input
          ref={input}
          id={field}
          class="code-input"
          name="code"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          autofocus
          dir="ltr"
          placeholder={PUBLISHED_CODE}
          aria-describedby={hint}
          aria-invalid={error() !== null}
          onInput={() => setError(null)}
        />
        {/* What is wrong is told at once; the hint, which comes back with the first key, is not. */}
        <p id={hint} class="hint">
          <span class="error" role="alert">
            {messageOfError()}
          </span>
          <Show when={error() === null}>{t('codeHint', PUBLISHED_CODE)}</Show>
        </p>
        <div class="dialog-actions">
          <Show when={props.store.coded().game.moves > 0}>
            <button type="button" class="button" data-action="restart" onClick={restart}>
              {t('restart')}
            </button>
          </Show>
          <button type="submit" class="button button-main" data-action="play-code">
            {t('playDeal')}
          </button>
        </div>
      </form>
      <UnfinishedGames store={props.store} onPicked={props.onClose} />
    </Dialog>
  );
}
