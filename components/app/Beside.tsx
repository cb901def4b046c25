import {
  type Accessor,
  createComputed,
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
  onMount,
  Show,
} from 'solid-js';
import { handleBoardKey } from '../board/board-keys';
import type { RovingFocus } from '../board/roving-focus';
import type { DialogName } from '../dialogs/dialogs';
import { Windows } from '../dialogs/Windows';
import { Welcome } from '../new-tab/Welcome';
import type { OpenedSettings } from '../state/settings/open-settings';
import { createSettingsStore } from '../state/settings/settings-store';
import type { Unreadables } from '../state/storage/unreadable';
import type { GameEvent, GameStore } from '../state/table/game-store';
import type { SharedTable } from '../state/table/shared-table';
import { createAnnouncer } from './announcer';
import { createCelebration } from './celebration';
import { startFollowers } from './followers';
import { Notice } from './Notice';
import { listenForPageKeys } from './page-keys';
import { playSounds } from './sounds';
import '../card/in-play.css';
import './beside.css';
import './quick.css';

/** Milliseconds for which the row above the board tells what became of something that is not a move. */
const TOLD = 8000;

/** The window that the page's address asks for; only this time. */
function askedFor(): DialogName | null {
  if (location.hash !== '#data') return null;
  // Loaded again, the page shows the game and not what a new tab is to show.
  history.replaceState('game', '', location.pathname);
  return 'data';
}

/** All that goes along with the board: what is told, shown over it, heard, recorded and shared. */
export function Beside(props: {
  readonly store: GameStore;
  readonly shared: SharedTable;
  readonly settings: OpenedSettings;
  readonly unreadables: Unreadables;
  readonly inFront: Accessor<boolean>;
  readonly isNewTab: boolean;
  /** The window that the player has opened. */
  readonly opened: DialogName | null;
  readonly open: (name: DialogName | null) => void;
  /** Told whether a window lies over the game. */
  readonly cover: (covered: boolean) => void;
  /** What became of something that is not a move; else empty. */
  readonly told: string;
  readonly tell: (text: string) => void;
  /** Gets what handles the keys of the board. */
  readonly onKeys: (handle: (event: KeyboardEvent, focus: RovingFocus) => void) => void;
}) {
  const [endSeen, setEndSeen] = createSignal(false);
  // eslint-disable-next-line solid/reactivity -- a surface keeps its stores for life
  const { store, shared, tell } = props;
  // eslint-disable-next-line solid/reactivity -- a surface keeps its settings for life
  const settings = createSettingsStore(props.settings, props.unreadables);
  const announcer = createAnnouncer(store);
  const celebrating = createCelebration(store, settings);
  const theirs = () => followers.devices.conflict();

  /** A window that the player opened, else the one of a game that is over. */
  const dialog = (): DialogName | null => {
    if (props.opened) return props.opened;
    if (theirs()) return 'devices';
    const status = store.status();
    return status === 'playing' || endSeen() || celebrating() ? null : status;
  };
  const covered = () => dialog() !== null;
  const followers = startFollowers({
    shared,
    store,
    settings,
    opened: () => props.opened,
    // The end of a game is where one pastes the code of the next.
    covered: () => covered() && dialog() !== store.status(),
    // What is told of a code is told beside the board.
    tell: (text) => {
      setEndSeen(true);
      tell(text);
    },
  });
  playSounds(store, settings);
  // eslint-disable-next-line solid/reactivity -- asked at every key
  listenForPageKeys(store, covered);
  const actions = { openHelp: () => props.open('help'), readTable: announcer.readTable };
  // eslint-disable-next-line solid/reactivity -- told once; the settings are asked at every key
  props.onKeys((event, focus) =>
    handleBoardKey(event, store, focus, settings.settings().letterKeys, actions),
  );
  createComputed(() => props.cover(covered()));

  onMount(() => {
    const asked = askedFor();
    if (asked) props.open(asked);
  });

  const code = createMemo(() => store.coded().code);
  /** The last deal: other events than a deal do not change it. */
  const dealt = createMemo<GameEvent | null>((last) => {
    const event = store.event();
    return event?.kind === 'dealt' || event?.kind === 'restarted' ? event : last;
  }, null);
  createEffect(on([store.status, code, dealt], () => setEndSeen(false)));
  createEffect(on(store.event, () => tell(''), { defer: true }));
  // What was told has been read and heard by then.
  createEffect(() => {
    if (!props.told) return;
    const timer = setTimeout(() => tell(''), TOLD);
    onCleanup(() => clearTimeout(timer));
  });

  const close = (name: DialogName) => {
    if (props.opened === name) props.open(null);
    else if (store.status() === name) setEndSeen(true);
  };

  return (
    <>
      <Notice
        store={store}
        settings={settings}
        unreadables={props.unreadables}
        told={props.told}
        update={followers.update()}
        say={announcer.say}
      />
      <Show when={props.isNewTab && !settings.settings().welcomed}>
        <Welcome
          store={store}
          settings={settings}
          onSettings={() => props.open('settings')}
          say={announcer.say}
        />
      </Show>
      <p class="visually-hidden" role="status">
        {announcer.text()}
      </p>
      <Windows
        shown={dialog()}
        store={store}
        shared={shared}
        settings={settings}
        followers={followers}
        inFront={props.inFront()}
        onOpen={props.open}
        onPlayDay={() => setEndSeen(false)}
        onClose={close}
      />
    </>
  );
}
