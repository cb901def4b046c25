import type { StoredItem } from './storage';

/**
 * Where the settings are: with the player's account, or on this device alone once sharing is turned
 * off here.
 */
export function settingsPlace(onDevice: StoredItem, withAccount: StoredItem): StoredItem {
  let isHere = false;
  const get = async () => {
    // Asked at the same time: the start of the game waits for it.
    const account = withAccount.get();
    account.catch(() => {});
    const here = await onDevice.get().catch(() => null);
    isHere = here != null;
    return here ?? account;
  };
  return {
    get,
    set: async (value) => {
      const wasHere = isHere;
      isHere = (value as { sync?: unknown } | null)?.sync === false;
      if (isHere) return onDevice.set(value);
      await withAccount.set(value);
      if (wasHere) await onDevice.set(null);
    },
    follow: (listener) => {
      onDevice.follow(async (value, replaced) => {
        isHere = value != null;
        if (isHere) listener(value, replaced);
        else listener(await withAccount.get());
      });
      withAccount.follow((value, replaced) => isHere || listener(value, replaced));
    },
  };
}
