import { lazy } from 'solid-js';

/** The windows that can lie over the game. */
export type DialogName = 'help' | 'settings' | 'code' | 'stuck' | 'won';

// Loaded when opened: the board does not wait for them.
export const HelpDialog = lazy(async () => ({
  default: (await import('./HelpDialog')).HelpDialog,
}));
export const SettingsDialog = lazy(async () => ({
  default: (await import('./SettingsDialog')).SettingsDialog,
}));
export const CodeDialog = lazy(async () => ({
  default: (await import('./CodeDialog')).CodeDialog,
}));
export const StuckDialog = lazy(async () => ({
  default: (await import('./StuckDialog')).StuckDialog,
}));
export const WonDialog = lazy(async () => ({ default: (await import('./WonDialog')).WonDialog }));
