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
        <p id={hint} class="hint" role="alert">
          <Show when={error()} fallback={t('codeHint', PUBLISHED_CODE)}>
            {(code) => <span class="error">{messageOf('code', code())}</span>}
          </Show>
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
