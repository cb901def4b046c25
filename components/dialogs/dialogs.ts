import { later } from '../app/later';

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

// Loaded when opened: the board does not wait for them.
export const HelpDialog = later(() => import('./HelpDialog').then((file) => file.HelpDialog));
export const SettingsDialog = later(() =>
  import('./SettingsDialog').then((file) => file.SettingsDialog),
);
export const CodeDialog = later(() => import('./CodeDialog').then((file) => file.CodeDialog));
export const DailyDialog = later(() =>
  import('../daily/DailyDialog').then((file) => file.DailyDialog),
);
export const DataDialog = later(() => import('../data/DataDialog').then((file) => file.DataDialog));
export const StuckDialog = later(() => import('./StuckDialog').then((file) => file.StuckDialog));
export const WonDialog = later(() => import('./WonDialog').then((file) => file.WonDialog));
export const DevicesDialog = later(() =>
  import('./DevicesDialog').then((file) => file.DevicesDialog),
);
export const StatisticsDialog = later(() =>
  import('../statistics/StatisticsDialog').then((file) => file.StatisticsDialog),
);
export const HistoryDialog = later(() =>
  import('../statistics/HistoryDialog').then((file) => file.HistoryDialog),
);
