import { createSignal, For, onMount, Show } from 'solid-js';
import { isDay } from '../../engine';
import { formatDay } from '../i18n/dates';
import { t } from '../i18n/messages';
import { formatNumber } from '../i18n/numbers';
import { partName } from '../i18n/part-name';
import { removeAside } from '../state/storage/aside-items';
import { type AsideValue, valuesPutAside } from '../state/storage/put-aside';
import { textOf } from '../state/storage/text-of';
import { CopyButton } from '../unreadable/CopyButton';

/** What was put aside because it could not be read: to copy, and to throw away. */
export function AsideValues() {
  const [values, setValues] = createSignal<readonly AsideValue[]>([]);
  // While storage does not answer, nothing is shown.
  const read = () => valuesPutAside().then(setValues, () => {});
  onMount(read);
  const [failed, setFailed] = createSignal(false);
  const remove = (value: AsideValue) => {
    setFailed(false);
    removeAside(value.key)
      .catch(() => setFailed(true))
      .finally(read);
  };
  return (
    <Show when={values().length > 0}>
      <section data-aside>
        <h3>{t('aside')}</h3>
        <p class="hint">{t('aside_hint')}</p>
        <p class="hint error" role="alert">
          {failed() ? t('dataError_storage') : ''}
        </p>
        <ul class="aside-values">
          <For each={values()}>
            {(value) => (
              <li>
                <span>
                  {t(
                    'asideValue',
                    partName(value.name),
                    isDay(value.date) ? formatDay(value.date, 'dated') : value.date,
                    formatNumber(textOf(value.value).length),
                  )}
                </span>
                <CopyButton text={() => textOf(value.value)} />
                <DeleteButton onDelete={() => remove(value)} />
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}

/** Asks once more: there is no way back. */
function DeleteButton(props: { readonly onDelete: () => void }) {
  const [sure, setSure] = createSignal(false);
  return (
    <button
      type="button"
      class="button"
      data-action="delete"
      onClick={() => (sure() ? props.onDelete() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {sure() ? t('deleteForGood') : t('delete')}
    </button>
  );
}
