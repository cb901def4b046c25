import { Show } from 'solid-js';
import { render } from 'solid-js/web';
import { applyAppearance } from '../app/appearance';
import { HEART } from '../card/art/heart';
import { t } from '../i18n/messages';
import type { ShownSettings } from '../state/settings/open-settings';
import '../app/quick.css';
import './quiet-page.css';

/** A page with nothing on it but a small heart, which opens the game. */
function QuietPage(props: {
  readonly settings: ShownSettings;
  /** Whether the browser does not let the tab be handed over to its own page. */
  readonly refused: boolean;
  readonly onOpen: () => void;
}) {
  // eslint-disable-next-line solid/reactivity -- a page keeps its settings for life
  applyAppearance(props.settings);
  return (
    <main class="quiet">
      <button
        type="button"
        class="quiet-heart"
        data-action="open-game"
        aria-label={t('openGame')}
        title={t('openGame')}
        onClick={() => props.onOpen()}
      >
        <svg viewBox="0 0 1 1" aria-hidden="true">
          <path d={HEART} />
        </svg>
      </button>
      <Show when={props.refused}>
        <p class="quiet-reason" data-notice>
          {t('newTabRefused')}
        </p>
      </Show>
    </main>
  );
}

/** Shows the quiet page; returns what takes it away again. */
export const showQuietPage = (
  root: HTMLElement,
  settings: ShownSettings,
  refused: boolean,
  onOpen: () => void,
): (() => void) =>
  render(() => <QuietPage settings={settings} refused={refused} onOpen={onOpen} />, root);
