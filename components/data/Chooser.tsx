import { browser } from 'wxt/browser';
import { t } from '../i18n/messages';

/** The way to a file of the player's. */
export function Chooser(props: { readonly onChoose: (file: Blob) => void }) {
  let field!: HTMLInputElement;
  return (
    <>
      <p class="hint">{t('dataRead_hint')}</p>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen) props.onChoose(chosen);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <button type="button" class="button" data-action="import" onClick={() => field.click()}>
        {t('dataRead')}
      </button>
    </>
  );
}

/** In the popup, which closes when a file is chosen: the way to a page that does not. */
export const ChooserElsewhere = () => (
  <>
    <p class="hint">{t('dataPopup_hint')}</p>
    <button
      type="button"
      class="button"
      data-action="data-tab"
      onClick={() => browser.tabs.create({ url: browser.runtime.getURL('/newtab.html#data') })}
    >
      {t('dataPopup')}
    </button>
  </>
);
