import { createRoot, createSignal } from 'solid-js';
import { createGameStore } from '../../components/state/table/game-store';
import { openTable } from '../../components/state/table/open-table';
import { otherGames } from '../../components/state/table/other-games';
import { createSharedTable } from '../../components/state/table/shared-table';
// Loaded when needed: here at once, so that no test waits for it.
import '../../components/state/storage/put-aside';
import '../../components/state/table/games-beside';
import '../../components/state/table/keep-found';
import { createUnreadables } from '../../components/state/storage/unreadable';
import { sfc32 } from '../../engine/random';
import type { SharedItem } from './shared-item';

let surfaces = 0;

/** A game store as a surface would open it on what is stored; `dispose` closes the surface. */
export async function openStore(stored: SharedItem, device = 'here') {
  const item = stored.surface();
  const random = sfc32(++surfaces, 2, 3, 1);
  const opened = await openTable(item, random, device);
  return createRoot((dispose) => {
    const [inFront, setInFront] = createSignal(true);
    const [paused, setPaused] = createSignal(false);
    const writer = `surface-${surfaces}`;
    const unreadables = createUnreadables();
    const shared = createSharedTable({ opened, item, writer, unreadables });
    const store = createGameStore({ shared, random, inFront, paused });
    return {
      store: { ...store, ...otherGames(store) },
      shared,
      unreadables,
      setInFront,
      setPaused,
      dispose,
    };
  });
}
