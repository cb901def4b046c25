import { For, Show } from 'solid-js';
import { formatMoment } from '../i18n/date-and-time';
import { t } from '../i18n/messages';
import { partName } from '../i18n/part-name';
import type { DataFile } from './data-file';

/** What a file would change here, before it does. */
export function Preview(props: {
  readonly file: DataFile;
  readonly onReplace: () => void;
  readonly onCancel: () => void;
}) {
  return (
    <div data-preview>
      <Show when={props.file.date}>{(date) => <p>{t('dataFrom', formatMoment(date()))}</p>}</Show>
      <dl class="data-parts">
        <For each={props.file.parts}>
          {(part) => (
            <div data-part={part.name}>
              <dt>{partName(part.name)}</dt>
              <For each={part.effect()}>{(line) => <dd>{line}</dd>}</For>
            </div>
          )}
        </For>
      </dl>
      <div class="dialog-actions">
        <button
          type="button"
          class="button"
          data-action="cancel"
          autofocus
          onClick={() => props.onCancel()}
        >
          {t('cancel')}
        </button>
        <button
          type="button"
          class="button button-main"
          data-action="replace"
          onClick={() => props.onReplace()}
        >
          {t('dataReplace')}
        </button>
      </div>
    </div>
  );
}
