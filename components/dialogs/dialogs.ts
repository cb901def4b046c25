import type { Component } from 'solid-js';
import { later } from '../loading/later';

/** The windows that can lie over the game. */
export type DialogName =
  | 'help'
  | 'settings'
  | 'code'
  | 'data'
  | 'daily'
  | 'statistics'
  | 'history'
  | 'stuck'
  | 'won'
  | 'devices';

/**
 * A window that is loaded when it is opened: the board does not wait for it. One that cannot be loaded
 * is closed again, or else the game would stay covered by nothing.
 */
const loaded = <Props extends { readonly onClose: () => void }>(
  load: () => Promise<Component<Props>>,
) => later(load, ({ onClose }) => onClose());

export const HelpDialog = loaded(() => import('./HelpDialog').then((file) => file.HelpDialog));
export const SettingsDialog = loaded(() =>
  import('./SettingsDialog').then((file) => file.SettingsDialog),
);
export const CodeDialog = loaded(() => import('./CodeDialog').then((file) => file.CodeDialog));
export const DailyDialog = loaded(() =>
  import('../daily/DailyDialog').then((file) => file.DailyDialog),
);
export const DataDialog = loaded(() =>
  import('../data/DataDialog').then((file) => file.DataDialog),
);
export const StuckDialog = loaded(() => import('./StuckDialog').then((file) => file.StuckDialog));
export const WonDialog = loaded(() => import('./WonDialog').then((file) => file.WonDialog));
export const DevicesDialog = loaded(() =>
  import('./DevicesDialog').then((file) => file.DevicesDialog),
);
export const StatisticsDialog = loaded(() =>
  import('../statistics/StatisticsDialog').then((file) => file.StatisticsDialog),
);
export const HistoryDialog = loaded(() =>
  import('../statistics/HistoryDialog').then((file) => file.HistoryDialog),
);
