import { onMount } from 'solid-js';
import { focusBoard } from '../board/focus-board';
import { t } from '../i18n/messages';
import { partName } from '../i18n/part-name';
import { textOf } from '../state/storage/text-of';
import type { Unreadable } from '../state/storage/unreadable';
import { CopyButton } from './CopyButton';

/** In words, while the game `current` is on the table. */
function inWords({ name, newer, dealt }: Unreadable, current: string): string {
  if (name === 'devices') return t('unreadableDevices');
  if (name !== 'game') {
    return t(newer ? 'unreadablePart_newer' : 'unreadablePart_damaged', partName(name));
  }
  const what = t(newer ? 'unreadable_newer' : 'unreadable_damaged');
  return `${what} ${t(dealt === current ? 'unreadable_dealt' : 'unreadable_kept')}`;
}

/** Says what could not be read and what became of it, and gives it out. */
export function UnreadableNotice(props: {
  readonly unreadable: Unreadable;
  /** The name of the game on the table. */
  readonly current: string;
  readonly say: (text: string) => void;
  readonly onSeen: () => void;
}) {
  const text = () => inWords(props.unreadable, props.current);
  onMount(() => props.say(text()));
  return (
    <>
      <span data-notice>{text()}</span>
      <CopyButton text={() => textOf(props.unreadable.value)} />
      <button
        type="button"
        class="button"
        data-seen
        onClick={() => {
          props.onSeen();
          // The button has left; the next such notice has one of its own.
          document.querySelector<HTMLElement>('[data-notice] ~ [data-seen]')?.focus();
          focusBoard();
        }}
      >
        {t('ok')}
      </button>
    </>
  );
}
