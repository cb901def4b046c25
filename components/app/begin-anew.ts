import { isPrivateWindow } from '../state/storage/private-window';
import { storeNoMore } from '../state/storage/storage';

/**
 * Firefox shows a page that one goes back to as it was left: all that other pages have stored since has
 * passed it by, and so has the answer to its own last write. So it begins anew, and stores nothing
 * before. Not where what it has lies nowhere else: in a private window, or while storage refuses.
 */
export function beginAnewWhenComeBackTo(
  isUnsaved: () => boolean,
  reload = () => location.reload(),
): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || isPrivateWindow() || isUnsaved()) return;
    storeNoMore();
    reload();
  });
}
