import { listInWords } from '../i18n/lists';
import { t } from '../i18n/messages';
import {
  decodeSettings,
  encodeSettings,
  faultOfSettings,
  SETTING_NAMES,
} from '../state/settings/settings';
import type { SettingsStore } from '../state/settings/settings-store';
import type { Part } from './parts';

/** The settings that the player knows by a name. */
const SHOWN = SETTING_NAMES.filter((name) => name !== 'welcomed');

/** The settings in a file; they replace all that are here. */
export const settingsPart = ({ settings, replace }: SettingsStore): Part => ({
  name: 'settings',
  write: () => encodeSettings(settings()),
  read: (value) => {
    const fault = value === null ? 'damaged' : faultOfSettings(value);
    if (fault) return { ok: false, error: fault === 'newer' ? 'newer-version' : fault };
    const given = decodeSettings(value);
    const others = () => SHOWN.filter((name) => given[name] !== settings()[name]);
    return {
      ok: true,
      value: {
        effect: () => [
          others().length === 0
            ? t('dataSame')
            : t('dataOther', listInWords(others().map((name) => t(name)))),
        ],
        // A note that was read stays read.
        takeIn: () => replace({ ...given, welcomed: settings().welcomed || given.welcomed }),
      },
    };
  },
});
