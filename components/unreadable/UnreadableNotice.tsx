import { onMount } from 'solid-js';
import { focusBoard } from '../board/focus-board';
import { t } from '../i18n/messages';
import { partName } from '../i18n/part-name';
import { textOf } from '../state/storage/text-of';
import type { Unreadable } from '../state/storage/unreadable';
import { CopyButton } from './CopyButton';

function inWords({ name, newer, dealt }: Unreadable): string {
  if (name === 'devices') return t('unreadableDevices');
  if (name !== 'game') {
    return t(newer ? 'unreadablePart_newer' : 'unreadablePart_damaged', partName(name));
  }
  const what = t(newer ? 'unreadable_newer' : 'unreadable_damaged');
  return `${what} ${t(dealt ? 'unreadable_dealt' : 'unreadable_kept')}`;
}

/** Says what could not be read and what became of it, and gives it out. */
export function UnreadableNotice(props: {
  readonly unreadable: Unreadable;
  readonly say: (text: string) => void;
  readonly onSeen: () => void;
}) {
  onMount(() => props.say(inWords(props.unreadable)));
  return (
    <>
      <span data-notice>{inWords(props.unreadable)}</span>
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
