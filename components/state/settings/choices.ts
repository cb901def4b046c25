import { isMoment, LATEST_DATE } from '../storage/is-moment';
import { isRecord } from '../storage/is-record';
import { goodOf, SETTINGS_VERSION, type SettingName, type Settings } from './settings';

/** What was chosen for a setting, and when: in milliseconds since 1970. */
interface Choice {
  readonly value: unknown;
  readonly at: number;
}

/** The settings that were chosen, by name. */
export type Choices = Readonly<Partial<Record<SettingName, Choice>>>;

const mapValues = <Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, name: string) => Mapped,
): Record<string, Mapped> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));

/** When the settings of a stored record were chosen; null where it was stored without that. */
const momentsOf = (stored: unknown): Record<string, unknown> | null =>
  isRecord(stored) && isRecord(stored.at) ? stored.at : null;

/** Whether a stored record says when its settings were chosen. If not, all of it counts as it is. */
export const saysWhen = (stored: unknown): boolean => momentsOf(stored) !== null;

/** The choices in any stored value. */
export function choicesOf(stored: unknown): Choices {
  const moments = momentsOf(stored) ?? {};
  const good = Object.entries(goodOf(stored)).filter(([name]) => isMoment(moments[name]));
  return mapValues(Object.fromEntries(good), (value, name) => ({ value, at: moments[name] }));
}

/** The choices that are newer than those beside them. */
export const newerOf = (choices: Choices, beside: Choices): Choices =>
  Object.fromEntries(
    Object.entries(choices).filter(
      ([name, { at }]) => at > (beside[name as SettingName]?.at ?? Number.NEGATIVE_INFINITY),
    ),
  );

/** Of two choices for a setting the newer one; of those of one moment that of the second record. */
export const newest = (first: Choices, second: Choices): Choices => ({
  ...second,
  ...newerOf(first, second),
});

/** What was chosen, without the moments. */
export const valuesOf = (choices: Choices): Partial<Settings> =>
  mapValues(choices, ({ value }) => value);

/** Settings chosen now, over what is known. */
export const choose = (values: Partial<Settings>, known: Choices): Choices =>
  mapValues(values, (value, name) => {
    // The clock may have been set back, or be behind that of another device.
    const next = (known[name as SettingName]?.at ?? 0) + 1;
    return { value, at: Math.min(Math.max(Date.now(), next), LATEST_DATE) };
  });

/** The record to be stored, with what else lies in it. */
export const encodeChoices = (choices: Choices, beside: Readonly<Record<string, unknown>>) => ({
  ...beside,
  ...valuesOf(choices),
  v: SETTINGS_VERSION,
  at: mapValues(choices, ({ at }) => at),
});
