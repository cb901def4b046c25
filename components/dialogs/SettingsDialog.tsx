import { createUniqueId } from 'solid-js';
import { t } from '../i18n/messages';
import type { SettingsStore } from '../state/settings';
import { Dialog } from './Dialog';

/** The player's settings; each is stored and in force at once. */
export function SettingsDialog(props: {
  readonly store: SettingsStore;
  readonly onClose: () => void;
}) {
  return (
    <Dialog name="settings" title={t('settings')} onClose={props.onClose}>
      <Toggle
        name="moveErrors"
        store={props.store}
        label={t('moveErrors')}
        hint={t('moveErrorsHint')}
      />
      <Toggle
        name="placementHelp"
        store={props.store}
        label={t('placementHelp')}
        hint={t('placementHelpHint')}
      />
    </Dialog>
  );
}

function Toggle(props: {
  readonly name: 'moveErrors' | 'placementHelp';
  readonly store: SettingsStore;
  readonly label: string;
  readonly hint: string;
}) {
  const hint = createUniqueId();
  return (
    <div class="setting">
      <label class="setting-label">
        <input
          type="checkbox"
          class="switch"
          name={props.name}
          checked={props.store.settings()[props.name]}
          aria-describedby={hint}
          onChange={(event) => props.store.set(props.name, event.currentTarget.checked)}
        />
        {props.label}
      </label>
      <p id={hint} class="hint">
        {props.hint}
      </p>
    </div>
  );
}
