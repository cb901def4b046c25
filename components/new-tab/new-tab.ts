import { openSurface, showGame } from '../app/mount';

/**
 * Shows on a new tab what the player wants there. A page keeps what it shows for as long as it is
 * open, whatever becomes of the setting meanwhile.
 */
export async function openNewTab(root: HTMLElement): Promise<void> {
  const [opened, settings] = await openSurface();
  const { newTab } = settings.settings();
  if (newTab === 'heart') return showGame(root, opened, settings, true);
  const { showInstead } = await import('./instead');
  showInstead(newTab, root, settings);
}
