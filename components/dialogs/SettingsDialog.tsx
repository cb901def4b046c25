import { createUniqueId, For } from 'solid-js';
import { type MessageKey, t } from '../i18n/messages';
import {
  type ChoiceName,
  type FlagName,
  SETTINGS,
  type Settings,
} from '../state/settings/settings';
import type { SettingsStore } from '../state/settings/settings-store';
import { Dialog } from './Dialog';
import type { DialogName } from './dialogs';
import { Shortcut } from './Shortcut';

/** The settings in the order in which they are shown; each is on or off, or a choice. */
const SECTIONS: readonly (readonly [MessageKey, readonly (FlagName | ChoiceName)[]])[] = [
  ['settingsPlay', ['leftHanded', 'placementHelp', 'moveErrors', 'showTime']],
  ['settingsLooks', ['theme', 'table', 'back', 'indexSize', 'animations']],
  ['settingsMore', ['sound', 'letterKeys']],
  ['settingsBrowser', ['newTab', 'sync']],
];

const isFlag = (name: FlagName | ChoiceName): name is FlagName =>
  typeof SETTINGS[name][0] === 'boolean';

/** The player's settings; each is stored and in force at once. */
export function SettingsDialog(props: {
  readonly store: SettingsStore;
  readonly onOpen: (dialog: DialogName) => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog name="settings" title={t('settings')} onClose={props.onClose}>
      <For each={SECTIONS}>
        {([heading, names]) => (
          <section>
            <h3>{t(heading)}</h3>
            <For each={names}>
              {(name) =>
                isFlag(name) ? (
                  <Flag name={name} store={props.store} />
                ) : (
                  <Choice name={name} store={props.store} />
                )
              }
            </For>
            {heading === 'settingsBrowser' && <Shortcut />}
          </section>
        )}
      </For>
      <div class="dialog-actions">
        <button
          type="button"
          class="button"
          data-action="data"
          onClick={() => props.onOpen('data')}
        >
          {t('data')}
        </button>
      </div>
    </Dialog>
  );
}

function Flag(props: { readonly name: FlagName; readonly store: SettingsStore }) {
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
        {t(props.name)}
      </label>
      <p id={hint} class="hint">
        {t(`${props.name}_hint`)}
      </p>
    </div>
  );
}

function Choice(props: { readonly name: ChoiceName; readonly store: SettingsStore }) {
  return (
    <fieldset class="setting choice">
      <legend>{t(props.name)}</legend>
      <div class="choice-values">
        <For each={SETTINGS[props.name] as readonly Settings[ChoiceName][]}>
          {(value) => (
            <label class="choice-value">
              <input
                type="radio"
                name={props.name}
                value={value}
                checked={props.store.settings()[props.name] === value}
                onChange={() => props.store.set(props.name, value)}
              />
              <span>{t(`${props.name}_${value}` as MessageKey)}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}
