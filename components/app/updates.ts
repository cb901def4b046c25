import { type Accessor, createMemo, createSignal } from 'solid-js';
import { browser } from 'wxt/browser';
import { t } from '../i18n/messages';
import type { GameStore } from '../state/table/game-store';

/** What becomes of the extension while a page of it is open. */
export interface Update {
  readonly text: string;
  /** What the player can do about it, as the label of a button. */
  readonly label: string;
  readonly act: () => void;
  /** Whether nothing can be stored any more. */
  readonly isUrgent: boolean;
}

/**
 * Tells of an update. While a page listens, browsers keep a new version waiting until they start
 * again, rather than close the page in the middle of a game. A page that has outlived its version
 * all the same can store nothing, and has to be loaded again: it is asked about whenever anything of
 * `happening` changes.
 */
export function followUpdates(
  store: GameStore,
  ...happening: readonly Accessor<unknown>[]
): Accessor<Update | null> {
  // Read now: a page without its extension has no messages.
  const waiting: Update = {
    text: t('updateNotice'),
    label: t('updateNow'),
    // The browser closes all pages of the extension for it.
    act: () => browser.runtime.reload(),
    isUrgent: false,
  };
  const gone: Update = {
    text: t('goneNotice'),
    label: t('reload'),
    act: () => location.reload(),
    isUrgent: true,
  };
  const [isWaiting, setWaiting] = createSignal(false);
  browser.runtime.onUpdateAvailable.addListener(() => setWaiting(true));
  const isGone = createMemo(() => {
    // Asked whenever something happens, or fails to.
    for (const happens of [store.event, store.failing, ...happening]) happens();
    return !browser.runtime?.id;
  });
  return () => {
    if (isGone()) return gone;
    return isWaiting() ? waiting : null;
  };
}
