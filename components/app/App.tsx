import {
  createEffect,
  createMemo,
  createSignal,
  getOwner,
  Match,
  on,
  onMount,
  runWithOwner,
  Show,
  Switch,
} from 'solid-js';
import { Board } from '../board/Board';
import { Controls } from '../controls/Controls';
import { InfoBar } from '../controls/InfoBar';
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
} from '../dialogs/dialogs';
import { t } from '../i18n/messages';
import type { Days } from '../state/days';
import { createGameStore, type GameEvent, type GameStoreOptions } from '../state/game-store';
import type { SettingsStore } from '../state/settings';
import { createSharedTable, type SharedTableOptions } from '../state/shared-table';
import { afterPaint } from './after-paint';
import { createAnnouncer } from './announcer';
import { applyAppearance } from './appearance';
import { createCelebration } from './celebration';
import type { Followers } from './followers';
import { later } from './later';
import { Notice } from './Notice';
import { listenForPageKeys } from './page-keys';
import { playSounds } from './sounds';
import './app.css';

const Welcome = later(() => import('../new-tab/Welcome').then((file) => file.Welcome));
const NO_DAYS: Days = new Map();

/** The window that the page's address asks for; only this time. */
function askedFor(): DialogName | null {
  if (location.hash !== '#data') return null;
  history.replaceState(null, '', location.pathname);
  return 'data';
}

/** The whole game on one surface. */
export function App(props: {
  readonly game: Omit<GameStoreOptions, 'paused' | 'shared'> & SharedTableOptions;
  readonly settings: SettingsStore;
  /** Whether it came with a new tab, rather than because the player asked for it. */
  readonly isNewTab?: boolean;
}) {
  const [opened, setOpened] = createSignal<DialogName | null>(askedFor());
  const [endSeen, setEndSeen] = createSignal(false);
  const [told, setTold] = createSignal('', { equals: false });

  /** A window that the player opened, else the one of a game that is over. */
  const dialog = (): DialogName | null => {
    if (opened()) return opened();
    if (theirs()) return 'devices';
    const status = store.status();
    return status === 'playing' || endSeen() || celebrating() ? null : status;
  };
  const [followers, setFollowers] = createSignal<Followers>();
  const theirs = () => followers()?.devices.conflict() ?? null;
  const isCovered = () => dialog() !== null;
  // eslint-disable-next-line solid/reactivity -- the options of a surface never change
  const shared = createSharedTable(props.game);
  // eslint-disable-next-line solid/reactivity -- the options of a surface never change
  const store = createGameStore({ ...props.game, shared, paused: isCovered });
  const announcer = createAnnouncer(store);
  // eslint-disable-next-line solid/reactivity -- a surface keeps its settings for life
  const celebrating = createCelebration(store, props.settings);
  // eslint-disable-next-line solid/reactivity -- a surface keeps its settings for life
  const { settings } = props;
  applyAppearance(settings);
  playSounds(store, settings);
  // eslint-disable-next-line solid/reactivity -- asked at every key
  listenForPageKeys(store, isCovered);

  const owner = getOwner();
  onMount(() =>
    afterPaint(async () => {
      const { startFollowers } = await import('./followers');
      const options = { shared, store, settings, covered: isCovered, tell: setTold };
      setFollowers(runWithOwner(owner, () => startFollowers(options)));
    }),
  );

  const code = createMemo(() => store.coded().code);
  /** The last deal: other events than a deal do not change it. */
  const dealt = createMemo<GameEvent | null>(
    (last) => (store.event()?.kind === 'dealt' ? store.event() : last),
    null,
  );
  createEffect(on([store.status, code, dealt], () => setEndSeen(false)));
  createEffect(on(store.event, () => setTold(''), { defer: true }));

  const close = (name: DialogName) => {
    if (opened() === name) setOpened(null);
    else if (store.status() === name) setEndSeen(true);
  };
  const copy = () =>
    navigator.clipboard.writeText(store.coded().code).then(
      () => setTold(t('codeCopied')),
      () => setTold(t('copyFailed')),
    );

  // The board comes first: the first Tab reaches it. Where things are seen is the style's matter.
  return (
    <>
      <Board
        store={store}
        settings={settings}
        keys={{ openHelp: () => setOpened('help'), readTable: announcer.readTable }}
      />
      <InfoBar store={store} onCopy={copy} onEnter={() => setOpened('code')} />
      <Notice
        store={store}
        settings={settings}
        unreadables={props.game.unreadables}
        told={told()}
        update={followers()?.update() ?? null}
        say={announcer.say}
      />
      <Show when={props.isNewTab && followers() && !settings.settings().welcomed}>
        <Welcome
          store={store}
          settings={settings}
          onSettings={() => setOpened('settings')}
          say={announcer.say}
        />
      </Show>
      <Controls store={store} onOpen={setOpened} />
      <p class="visually-hidden" role="status">
        {announcer.text()}
      </p>
      <Switch>
        <Match when={dialog() === 'help'}>
          <HelpDialog settings={settings} onClose={() => close('help')} />
        </Match>
        <Match when={dialog() === 'settings'}>
          <SettingsDialog store={settings} onOpen={setOpened} onClose={() => close('settings')} />
        </Match>
        <Match when={dialog() === 'code'}>
          <CodeDialog store={store} onClose={() => close('code')} />
        </Match>
        <Match when={dialog() === 'daily'}>
          <DailyDialog
            store={store}
            days={followers()?.days() ?? NO_DAYS}
            inFront={props.game.inFront()}
            onPlay={() => {
              setEndSeen(false);
              close('daily');
            }}
            onClose={() => close('daily')}
          />
        </Match>
        <Match when={dialog() === 'devices' && theirs()}>
          {(game) => (
            <Show when={followers()?.devices}>
              {(devices) => (
                <DevicesDialog
                  store={store}
                  devices={devices()}
                  theirs={game()}
                  settings={settings}
                />
              )}
            </Show>
          )}
        </Match>
        <Match when={dialog() === 'statistics' && followers()}>
          {(started) => (
            <StatisticsDialog
              statistics={started().statistics}
              onHistory={() => setOpened('history')}
              onClose={() => close('statistics')}
            />
          )}
        </Match>
        <Match when={dialog() === 'history' && followers()}>
          {(started) => (
            <HistoryDialog
              statistics={started().statistics}
              store={store}
              settings={settings}
              onClose={() => close('history')}
            />
          )}
        </Match>
        <Match when={dialog() === 'data'}>
          <DataDialog
            from={{ store, shared, settings }}
            inPopup={location.pathname === '/popup.html'}
            onClose={() => close('data')}
          />
        </Match>
        <Match when={dialog() === 'stuck'}>
          <StuckDialog
            store={store}
            settings={settings}
            quiet={store.event() === null}
            onClose={() => close('stuck')}
          />
        </Match>
        <Match when={dialog() === 'won'}>
          <WonDialog
            store={store}
            settings={settings}
            quiet={store.event() === null}
            onHistory={() => setOpened('history')}
            onClose={() => close('won')}
          />
        </Match>
      </Switch>
    </>
  );
}
