import { createSignal, onMount, Show } from 'solid-js';
import { browser } from 'wxt/browser';
import { t } from '../i18n/messages';

/** Where the browser lets the player change the shortcuts of extensions. */
const PLACE = import.meta.env.FIREFOX ? 'about:addons' : 'chrome://extensions/shortcuts';

/** The keys that open the popup at this moment, empty when none do; undefined on a phone. */
async function keysOfPopup(): Promise<string | undefined> {
  const commands = await browser.commands?.getAll();
  return commands && (commands.find(({ name }) => name === '_execute_action')?.shortcut ?? '');
}

/** Which keys open the popup: the browser's own matter, so it is only said where it is changed. */
export function Shortcut() {
  const [keys, setKeys] = createSignal<string>();
  onMount(async () => setKeys(await keysOfPopup()));
  return (
    <Show when={keys() !== undefined}>
      <div class="setting" data-setting="shortcut">
        <span class="setting-label">
          {t('shortcut')} <kbd>{keys() || t('shortcutNone')}</kbd>
        </span>
        <p class="hint">{t('shortcutHint', PLACE)}</p>
      </div>
    </Show>
  );
}
