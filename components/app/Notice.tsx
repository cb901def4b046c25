import { Show } from 'solid-js';
import { messageOf, t } from '../i18n/messages';
import type { GameStore } from '../state/game-store';
import type { SettingsStore } from '../state/settings';

/** One line between the information bar and the board: what the player should know now. */
export function Notice(props: {
  readonly store: GameStore;
  readonly settings: SettingsStore;
  /** How copying the code went, or null when it was not asked for. */
  readonly copied: boolean | null;
}) {
  const event = () => props.store.event();
  const text = () => {
    if (props.store.failing()) return t('failingNotice');
    const error = props.store.unreadable();
    if (error) return t(error === 'newer-version' ? 'unreadable_newer' : 'unreadable_damaged');
    if (props.copied !== null) return t(props.copied ? 'codeCopied' : 'copyFailed');
    const last = event();
    if (last?.kind === 'dropped') return t('droppedNotice');
    if (last && 'reason' in last && props.settings.settings().moveErrors) {
      return messageOf('reason', last.reason);
    }
    if (props.store.undoes() === 'new-game') return t('takeBackNotice');
    return '';
  };
  return (
    <div class="notice">
      <span role="status">{text()}</span>
      <Show when={!props.store.failing() && props.store.unreadable()}>
        <button type="button" class="button" onClick={() => props.store.dismissUnreadable()}>
          {t('ok')}
        </button>
      </Show>
    </div>
  );
}
