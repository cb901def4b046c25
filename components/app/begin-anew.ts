import { isPrivateWindow } from '../state/storage/private-window';
import { storeNoMore } from '../state/storage/storage';

/**
 * Firefox shows a page that one goes back to as it was left: all that other pages have stored since has
 * passed it by, and so has the answer to its own last write. So it begins anew, and stores nothing
 * before; while storage refuses what is only on the page, it goes on and `catchUp` is called instead. In a
 * private window nobody else stores anything.
 */
export function beginAnewWhenComeBackTo(isUnsaved: () => boolean, catchUp?: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || isPrivateWindow()) return;
    if (isUnsaved()) return catchUp?.();
    storeNoMore();
    location.reload();
  });
}
