import { createEffect, onMount, Show } from 'solid-js';
import { formatDay } from '../i18n/dates';
import { messageOf, t } from '../i18n/messages';
import { later } from '../loading/later';
import type { SettingsStore } from '../state/settings/settings-store';
import { isPrivateWindow } from '../state/storage/private-window';
import type { Unreadables } from '../state/storage/unreadable';
import type { GameStore } from '../state/table/game-store';
import type { Update } from './updates';

const UnreadableNotice = later(() =>
  import('../unreadable/UnreadableNotice').then((file) => file.UnreadableNotice),
);

/** One line between the information bar and the board: what the player should know now. */
export function Notice(props: {
  readonly store: GameStore;
  readonly settings: SettingsStore;
  readonly unreadables: Unreadables;
  /** What became of something that is not a move, such as copying the code; else empty. */
  readonly told: string;
  readonly update: Update | null;
  /** Speaks a notice that is about more than the last tap. */
  readonly say: (text: string) => void;
}) {
  const trouble = () => {
    if (props.update?.isUrgent) return props.update.text;
    if (props.store.unread()) return t('unreadNotice');
    if (props.store.failing()) return t('failingNotice');
    if (props.settings.failing()) return t('settingsFailingNotice');
    return props.told;
  };
  const text = () => {
    if (trouble()) return trouble();
    const last = props.store.event();
    if (last?.kind === 'dropped') return t('droppedNotice');
    if (last?.kind === 'laid-aside') return t('laidAsideNotice');
    if (last && 'reason' in last && props.settings.settings().moveErrors) {
      return messageOf('reason', last.reason);
    }
    // The window that said so may be closed: one can go on turning cards, for nothing.
    if (props.store.status() === 'stuck') return t('stuckTitle');
    if (props.update) return props.update.text;
    const { day } = props.store.coded();
    if (day) return t('dailyNotice', formatDay(day, 'short'));
    if (props.store.undoes() === 'new-game') return t('takeBackNotice');
    return isPrivateWindow() ? t('privateNotice') : '';
  };
  const unreadable = () =>
    props.update?.isUrgent || props.store.failing() || props.settings.failing()
      ? null
      : props.unreadables.first();
  createEffect(() => trouble() && props.say(trouble()));
  createEffect(() => props.update && props.say(props.update.text));
  onMount(() => isPrivateWindow() && props.say(t('privateNotice')));
  return (
    <section class="notice" classList={{ 'notice-large': !!unreadable() }} aria-label={t('notice')}>
      <Show
        when={unreadable()}
        keyed
        fallback={
          <>
            <span data-notice>{text()}</span>
            <Show when={props.update?.text === text() && props.update}>
              {(update) => (
                <button
                  type="button"
                  class="button"
                  data-action="update"
                  onClick={() => update().act()}
                >
                  {update().label}
                </button>
              )}
            </Show>
          </>
        }
      >
        {(first) => (
          <UnreadableNotice
            unreadable={first}
            current={props.store.coded().id}
            say={props.say}
            onSeen={() => props.unreadables.dismiss()}
          />
        )}
      </Show>
    </section>
  );
}
