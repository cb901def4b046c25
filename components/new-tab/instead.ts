import { beginAnewWhenComeBackTo } from '../app/begin-anew';
import { readTable, showGame } from '../app/mount';
import { focusBoard } from '../board/focus-board';
import type { OpenedSettings } from '../state/settings/open-settings';
import { handOver } from './hand-over';
import { showQuietPage } from './QuietPage';

/** Whether the game was opened on this page before it was loaded again, or come back to. */
const isGameOpen = () => history.state === 'game';

/** Shows on a new tab what the player wants there instead of the game, until he opens that. */
export async function showInstead(
  what: 'quiet' | 'browser',
  root: HTMLElement,
  settings: OpenedSettings,
): Promise<void> {
  const openGame = async () => showGame(root, await readTable(), settings);
  if (isGameOpen()) return openGame();
  // The game, once it is open, has more to ask.
  beginAnewWhenComeBackTo(isGameOpen);
  const isRefused = what === 'browser' && !(await handOver());
  const dispose = showQuietPage(root, settings, isRefused, async () => {
    // The page's own address stays: the address bar keeps on saying nothing.
    history.replaceState('game', '');
    dispose();
    await openGame();
    focusBoard();
  });
}
