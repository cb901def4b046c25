import { createEffect, createSignal, Match, on, onCleanup, Suspense, Switch } from 'solid-js';
import { Board } from '../board/Board';
import { Controls } from '../controls/Controls';
import { InfoBar } from '../controls/InfoBar';
import {
  CodeDialog,
  type DialogName,
  HelpDialog,
  SettingsDialog,
  StuckDialog,
  WonDialog,
} from '../dialogs/dialogs';
import { createGameStore, type GameStoreOptions } from '../state/game-store';
import type { SettingsStore } from '../state/settings';
import { Notice } from './Notice';
import './app.css';

/** The whole game on one surface. */
export function App(props: {
  readonly game: Omit<GameStoreOptions, 'paused'>;
  readonly settings: SettingsStore;
}) {
  const [opened, setOpened] = createSignal<DialogName | null>(null);
  const [endSeen, setEndSeen] = createSignal(false);
  const [copied, setCopied] = createSignal<boolean | null>(null);

  /** A window that the player opened, else the one of a game that is over. */
  const dialog = (): DialogName | null => {
    const status = store.status();
    return opened() ?? (status === 'playing' || endSeen() ? null : status);
  };
  // eslint-disable-next-line solid/reactivity -- the options of a surface never change
  const store = createGameStore({ ...props.game, paused: () => dialog() !== null });

  const dealt = () => (store.event()?.kind === 'dealt' ? store.event() : null);
  createEffect(on([store.status, () => store.coded().code, dealt], () => setEndSeen(false)));
  createEffect(on(store.event, () => setCopied(null), { defer: true }));

  const close = (name: DialogName) => {
    if (opened() === name) setOpened(null);
    else if (store.status() === name) setEndSeen(true);
  };
  const copy = () =>
    navigator.clipboard.writeText(store.coded().code).then(
      () => setCopied(true),
      () => setCopied(false),
    );

  const onKey = (event: KeyboardEvent) => {
    // The browser closes an open window itself; with nothing to clear, Escape stays its own.
    if (event.key !== 'Escape' || dialog() !== null || store.selection() === null) return;
    event.preventDefault();
    store.deselect();
  };
  document.addEventListener('keydown', onKey);
  onCleanup(() => document.removeEventListener('keydown', onKey));

  return (
    <>
      <InfoBar store={store} onCopy={copy} />
      <Notice store={store} settings={props.settings} copied={copied()} />
      <Board store={store} settings={props.settings} />
      <Controls store={store} onOpen={setOpened} />
      <Suspense>
        <Switch>
          <Match when={dialog() === 'help'}>
            <HelpDialog onClose={() => close('help')} />
          </Match>
          <Match when={dialog() === 'settings'}>
            <SettingsDialog store={props.settings} onClose={() => close('settings')} />
          </Match>
          <Match when={dialog() === 'code'}>
            <CodeDialog store={store} onClose={() => close('code')} />
          </Match>
          <Match when={dialog() === 'stuck'}>
            <StuckDialog store={store} onClose={() => close('stuck')} />
          </Match>
          <Match when={dialog() === 'won'}>
            <WonDialog store={store} onClose={() => close('won')} />
          </Match>
        </Switch>
      </Suspense>
    </>
  );
}
