import { openSurface, readTable, showGame } from '../app/mount';

/** Whether the game was opened on this page before it was loaded again, or come back to. */
const isGameOpen = () => history.state === 'game';

/**
 * Shows on a new tab what the player wants there. A page keeps what it shows for as long as it is
 * open, whatever becomes of the setting meanwhile.
 */
export async function openNewTab(root: HTMLElement): Promise<void> {
  const [opened, settings] = await openSurface();
  const { newTab } = settings.settings();
  if (newTab === 'heart' || isGameOpen()) {
    showGame(root, opened, settings);
    return;
  }
  const { handOver, showQuietPage } = await import('./quiet');
  const isRefused = newTab === 'browser' && !(await handOver());
  const dispose = showQuietPage(root, settings, isRefused, async () => {
    // The page's own address stays: the address bar keeps on saying nothing.
    history.replaceState('game', '');
    const now = await readTable();
    dispose();
    showGame(root, now, settings);
    root.querySelector<HTMLElement>('[data-board] [tabindex="0"]')?.focus();
  });
}
