import { createEffect, createMemo, on, onMount } from 'solid-js';
import { focusBoard } from '../board/focus-board';
import { t } from '../i18n/messages';
import type { SettingsStore } from '../state/settings/settings-store';
import type { GameStore } from '../state/table/game-store';
import './welcome.css';

/** The note of the first new tab: what this is, and where to change it. It goes with the first move. */
export function Welcome(props: {
  readonly store: GameStore;
  readonly settings: SettingsStore;
  readonly onSettings: () => void;
  readonly say: (text: string) => void;
}) {
  const read = () => props.settings.set('welcomed', true);
  onMount(() => props.say(t('welcomeNotice')));
  const moves = createMemo(() => props.store.coded().game.moves);
  createEffect(on(moves, read, { defer: true }));
  const openSettings = () => {
    read();
    props.onSettings();
  };
  const close = () => {
    read();
    // The button has left.
    focusBoard();
  };
  return (
    <section class="welcome" data-welcome aria-label={t('extName')}>
      <p>{t('welcomeNotice')}</p>
      <span class="welcome-buttons">
        <button type="button" class="button" data-welcome="settings" onClick={openSettings}>
          {t('settings')}
        </button>
        <button type="button" class="button" data-welcome="ok" onClick={close}>
          {t('ok')}
        </button>
      </span>
    </section>
  );
}
