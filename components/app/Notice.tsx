import { createEffect, Match, onMount, Switch } from 'solid-js';
import { CopyButton } from '../controls/CopyButton';
import { formatDay } from '../i18n/dates';
import { messageOf, t } from '../i18n/messages';
import { partName } from '../i18n/part-name';
import type { GameStore } from '../state/game-store';
import { isPrivateWindow } from '../state/private-window';
import type { SettingsStore } from '../state/settings';
import { textOf } from '../state/text-of';
import type { Unreadable, Unreadables } from '../state/unreadable';
import type { Update } from './updates';

function unreadableInWords({ name, newer, dealt }: Unreadable): string {
  if (name !== 'game')
    return t(newer ? 'unreadablePart_newer' : 'unreadablePart_damaged', partName(name));
  const what = t(newer ? 'unreadable_newer' : 'unreadable_damaged');
  return `${what} ${t(dealt ? 'unreadable_dealt' : 'unreadable_kept')}`;
}

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
    if (props.store.failing()) return t('failingNotice');
    const unreadable = props.unreadables.first();
    if (unreadable) return unreadableInWords(unreadable);
    return props.told;
  };
  const text = () => {
    if (trouble()) return trouble();
    const last = props.store.event();
    if (last?.kind === 'dropped') return t('droppedNotice');
    if (last && 'reason' in last && props.settings.settings().moveErrors) {
      return messageOf('reason', last.reason);
    }
    if (props.update) return props.update.text;
    const { day } = props.store.coded();
    if (day) return t('dailyNotice', formatDay(day, 'short'));
    if (props.store.undoes() === 'new-game') return t('takeBackNotice');
    return isPrivateWindow() ? t('privateNotice') : '';
  };
  createEffect(() => trouble() && props.say(trouble()));
  createEffect(() => props.update && props.say(props.update.text));
  onMount(() => isPrivateWindow() && props.say(t('privateNotice')));
  return (
    <section class="notice" aria-label={t('notice')}>
      <span data-notice>{text()}</span>
      <Switch>
        <Match when={props.update?.text === text() && props.update}>
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
        </Match>
        <Match when={!props.store.failing() && props.unreadables.first()} keyed>
          {(unreadable) => (
            <>
              <CopyButton text={() => textOf(unreadable.value)} />
              <button type="button" class="button" onClick={() => props.unreadables.dismiss()}>
                {t('ok')}
              </button>
            </>
          )}
        </Match>
      </Switch>
    </section>
  );
}
