import { createUniqueId, onCleanup, onMount, type ParentProps } from 'solid-js';
import { focusBoard } from '../board/focus-board';
import { WindowIcon } from '../controls/WindowIcon';
import { t } from '../i18n/messages';
import './dialog.css';

/** A modal window with a title and a way out; the browser keeps the focus inside and returns it. */
export function Dialog(
  props: ParentProps<{
    readonly name: string;
    readonly title: string;
    /** Opened by the game when the page was: it leaves the focus where it is. */
    readonly quiet?: boolean;
    readonly onClose: () => void;
  }>,
) {
  const title = createUniqueId();
  let element!: HTMLDialogElement;
  // A text selected by dragging out of its field is not a click beside the window.
  let pressedBeside = false;
  /** What had the focus last. */
  let focused: EventTarget | null = null;
  const goOn = () => {
    if (!(focused instanceof Element) || focused.isConnected) return;
    focused = null;
    if (document.activeElement !== document.body) return;
    const find = (selector: string) => element.querySelector<HTMLElement>(selector);
    (find('[autofocus]') ?? find('.dialog-body button'))?.focus();
  };
  // A button that leaves with what it has changed must not take the focus along.
  const observer = new MutationObserver(goOn);
  onCleanup(() => observer.disconnect());
  onMount(() => {
    observer.observe(element, { childList: true, subtree: true });
    element.showModal();
    if (props.quiet) (document.activeElement as HTMLElement | null)?.blur();
  });
  /** Another window comes in its place, or what it was about is over: the player has not closed it. */
  let isLeaving = false;
  // Closed before it leaves the page: only then does the focus go back to where it was.
  onCleanup(() => {
    isLeaving = true;
    element.close();
    // Where it has nowhere to go back to, the browser leaves it in the window, and it leaves with that.
    if (element.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    // When all that has changed with it is on the page: a card that has the focus must not be leaving.
    queueMicrotask(focusBoard);
  });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard Escape closes it.
    <dialog
      ref={element}
      class="dialog"
      data-dialog={props.name}
      aria-labelledby={title}
      onClose={() => isLeaving || props.onClose()}
      onFocusIn={(event) => {
        focused = event.target;
      }}
      onPointerDown={(event) => {
        pressedBeside = event.target === element;
      }}
      onClick={(event) => pressedBeside && event.target === element && props.onClose()}
    >
      <div class="dialog-sheet">
        <header class="dialog-head">
          <h2 id={title}>{props.title}</h2>
          <button
            type="button"
            class="dialog-close"
            data-action="close"
            aria-label={t('close')}
            onClick={() => props.onClose()}
          >
            <WindowIcon name="close" />
          </button>
        </header>
        <div class="dialog-body">{props.children}</div>
      </div>
    </dialog>
  );
}
