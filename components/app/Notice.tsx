import { createEffect, Show } from 'solid-js';
import { messageOf, t } from '../i18n/messages';
import type { GameStore } from '../state/game-store';
import type { SettingsStore } from '../state/settings';

/** One line between the information bar and the board: what the player should know now. */
export function Notice(props: {
  readonly store: GameStore;
  readonly settings: SettingsStore;
  /** How copying the code went, or null when it was not asked for. */
  readonly copied: boolean | null;
  /** Speaks a notice that is about more than the last tap. */
  readonly say: (text: string) => void;
}) {
  const trouble = () => {
    if (props.store.failing()) return t('failingNotice');
    const error = props.store.unreadable();
    if (error) return t(error === 'newer-version' ? 'unreadable_newer' : 'unreadable_damaged');
    return props.copied === null ? '' : t(props.copied ? 'codeCopied' : 'copyFailed');
  };
  const text = () => {
    if (trouble()) return trouble();
    const last = props.store.event();
    if (last?.kind === 'dropped') return t('droppedNotice');
    if (last && 'reason' in last && props.settings.settings().moveErrors) {
      return messageOf('reason', last.reason);
    }
    return props.store.undoes() === 'new-game' ? t('takeBackNotice') : '';
  };
  createEffect(() => trouble() && props.say(trouble()));
  return (
    <div class="notice">
      <span data-notice>{text()}</span>
      <Show when={!props.store.failing() && props.store.unreadable()}>
        <button type="button" class="button" onClick={() => props.store.dismissUnreadable()}>
          {t('ok')}
        </button>
      </Show>
    </div>
  );
}
