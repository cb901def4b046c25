// In this order: what is asked of storage is on its way while the rest is made ready.
import '../state/storage/storage';
import './ground';
import { openSurface, showGame } from './mount';

/**
 * Shows the game on a page; on a new tab, what the player wants there. A page keeps what it shows for
 * as long as it is open, whatever becomes of the setting meanwhile.
 */
async function start(root: HTMLElement, isNewTab: boolean): Promise<void> {
  const [opened, settings] = await openSurface();
  const { newTab } = settings.settings();
  // A window that the popup has asked for lies over the game.
  if (isNewTab && newTab !== 'heart' && !location.hash) {
    const instead = await import('../new-tab/instead').catch(() => null);
    if (instead) return instead.showInstead(newTab, root, settings);
    // Better the game than an empty page.
  }
  showGame(root, opened, settings, isNewTab);
}

// Both pages load this very file, and no other before the board can be played.
void start(document.body, location.pathname === '/newtab.html');
