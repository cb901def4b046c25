import { createUniqueId, onCleanup, onMount, type ParentProps } from 'solid-js';
import { Icon } from '../controls/Icon';
import { t } from '../i18n/messages';
import './dialog.css';

/** A modal window with a title and a way out; the browser keeps the focus inside and returns it. */
export function Dialog(
  props: ParentProps<{
    readonly name: string;
    readonly title: string;
    readonly onClose: () => void;
  }>,
) {
  const title = createUniqueId();
  let element!: HTMLDialogElement;
  // A text selected by dragging out of its field is not a click beside the window.
  let pressedBeside = false;
  onMount(() => element.showModal());
  // Closed before it leaves the page: only then does the focus go back to where it was.
  onCleanup(() => element.close());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the window closes it; Escape does the same
    <dialog
      ref={element}
      class="dialog"
      data-dialog={props.name}
      aria-labelledby={title}
      onClose={() => props.onClose()}
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
            <Icon name="close" />
          </button>
        </header>
        <div class="dialog-body">{props.children}</div>
      </div>
    </dialog>
  );
}
