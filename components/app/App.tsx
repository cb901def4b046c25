import { createSignal, Show } from 'solid-js';
import { Board } from '../board/Board';
import type { RovingFocus } from '../board/roving-focus';
import { Controls } from '../controls/Controls';
import { InfoBar } from '../controls/InfoBar';
import type { DialogName } from '../dialogs/dialogs';
import { t } from '../i18n/messages';
import { afterPaint } from '../loading/after-paint';
import { later } from '../loading/later';
import type { OpenedSettings } from '../state/settings/open-settings';
import { createGameStore, type GameStoreOptions } from '../state/table/game-store';
import { createSharedTable, type SharedTableOptions } from '../state/table/shared-table';
import { applyAppearance } from './appearance';
import './app.css';

// The board can be played before anything that goes along with it is there.
const Beside = later(() => import('./Beside').then((file) => file.Beside));

/** The whole game on one surface. */
export function App(props: {
  readonly game: Omit<GameStoreOptions, 'paused' | 'shared'> & SharedTableOptions;
  readonly settings: OpenedSettings;
  /** Whether it came with a new tab, rather than because the player asked for it. */
  readonly isNewTab?: boolean;
}) {
  const [opened, setOpened] = createSignal<DialogName | null>(null);
  const [covered, setCovered] = createSignal(false);
  const [told, setTold] = createSignal('', { equals: false });
  const [painted, setPainted] = createSignal(false);
  let handleKey: (event: KeyboardEvent, focus: RovingFocus) => void = () => {};
  /** Keys pressed before what handles them is there: then they are pressed again. */
  const early: KeyboardEvent[] = [];
  const keep = (event: KeyboardEvent) => {
    // A key that is held down acts once, also where the browser itself would act for it.
    if (event.repeat) event.preventDefault();
    else early.push(event);
  };
  document.addEventListener('keydown', keep);
  // eslint-disable-next-line solid/reactivity -- the options of a surface never change
  const shared = createSharedTable(props.game);
  // eslint-disable-next-line solid/reactivity -- the options of a surface never change
  const store = createGameStore({ ...props.game, shared, paused: covered });
  // eslint-disable-next-line solid/reactivity -- a surface keeps its settings for life
  const { settings } = props;
  applyAppearance(settings);
  afterPaint(() => setPainted(true));

  const copy = () =>
    navigator.clipboard
      .writeText(store.coded().code)
      .then(
        () => t('codeCopied'),
        () => t('copyFailed'),
      )
      .then(setTold);

  // The board comes first: the first Tab reaches it. Where things are seen is the style's matter.
  return (
    <>
      <Board store={store} settings={settings} onKey={(event, focus) => handleKey(event, focus)} />
      <InfoBar store={store} onCopy={copy} onEnter={() => setOpened('code')} />
      <Show when={painted()}>
        <Beside
          store={store}
          shared={shared}
          settings={settings}
          unreadables={props.game.unreadables}
          inFront={props.game.inFront}
          isNewTab={props.isNewTab ?? false}
          opened={opened()}
          open={setOpened}
          cover={setCovered}
          told={told()}
          tell={setTold}
          onKeys={(handle) => {
            handleKey = handle;
            document.removeEventListener('keydown', keep);
            for (const event of early)
              event.target?.dispatchEvent(new KeyboardEvent('keydown', event));
          }}
        />
      </Show>
      <Controls store={store} onOpen={setOpened} />
    </>
  );
}
