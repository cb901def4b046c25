import { createMemo, type JSX, Show } from 'solid-js';
import type { Followers } from '../app/followers';
import type { SettingsStore } from '../state/settings/settings-store';
import type { GameStore } from '../state/table/game-store';
import type { SharedTable } from '../state/table/shared-table';
import {
  CodeDialog,
  DailyDialog,
  DataDialog,
  DevicesDialog,
  type DialogName,
  HelpDialog,
  HistoryDialog,
  SettingsDialog,
  StatisticsDialog,
  StuckDialog,
  WonDialog,
} from './dialogs';

/** The window that lies over the game, if one does. */
export function Windows(props: {
  readonly shown: DialogName | null;
  readonly store: GameStore;
  readonly shared: SharedTable;
  readonly settings: SettingsStore;
  readonly followers: Followers;
  readonly inFront: boolean;
  readonly onOpen: (name: DialogName) => void;
  readonly onPlayDay: () => void;
  readonly onClose: (name: DialogName) => void;
}) {
  /** How many were shown on this page. */
  let count = 0;
  /** Opened by the game when the page was. */
  const isQuiet = () => props.store.event() === null && count === 1;
  const windows: Readonly<Record<DialogName, () => JSX.Element>> = {
    help: () => <HelpDialog settings={props.settings} onClose={() => props.onClose('help')} />,
    settings: () => (
      <SettingsDialog
        store={props.settings}
        onOpen={props.onOpen}
        onClose={() => props.onClose('settings')}
      />
    ),
    code: () => <CodeDialog store={props.store} onClose={() => props.onClose('code')} />,
    daily: () => (
      <DailyDialog
        store={props.store}
        days={props.followers.days()}
        inFront={props.inFront}
        onPlay={() => {
          props.onPlayDay();
          props.onClose('daily');
        }}
        onClose={() => props.onClose('daily')}
      />
    ),
    devices: () => (
      <Show when={props.followers.devices.conflict()}>
        {(theirs) => (
          <DevicesDialog
            store={props.store}
            devices={props.followers.devices}
            theirs={theirs()}
            settings={props.settings}
            onClose={() => props.followers.devices.postpone()}
          />
        )}
      </Show>
    ),
    statistics: () => (
      <StatisticsDialog
        statistics={props.followers.statistics}
        onHistory={() => props.onOpen('history')}
        onClose={() => props.onClose('statistics')}
      />
    ),
    history: () => (
      <HistoryDialog
        statistics={props.followers.statistics}
        store={props.store}
        settings={props.settings}
        onClose={() => props.onClose('history')}
      />
    ),
    data: () => (
      <DataDialog
        from={{ store: props.store, shared: props.shared, settings: props.settings }}
        inPopup={location.pathname === '/popup.html'}
        onClose={() => props.onClose('data')}
      />
    ),
    stuck: () => (
      <StuckDialog
        store={props.store}
        settings={props.settings}
        quiet={isQuiet()}
        onClose={() => props.onClose('stuck')}
      />
    ),
    won: () => (
      <WonDialog
        store={props.store}
        settings={props.settings}
        quiet={isQuiet()}
        onHistory={() => props.onOpen('history')}
        onClose={() => props.onClose('won')}
      />
    ),
  };
  // What decides on it may change while it stays the same window.
  const name = createMemo(() => props.shown);
  const shown = () => {
    const shownName = name();
    if (!shownName) return null;
    count++;
    return windows[shownName]();
  };
  return <>{shown()}</>;
}
