import { isRecord } from '../storage/is-record';
import type { StoredItem } from '../storage/storage';
import { unreadables } from '../storage/unreadable';

/** Keeps a value that cannot be read. */
type KeepAside = (value: unknown) => Promise<unknown>;

/** Whether what is on this device are settings that stay here. */
const staysHere = (value: unknown) => isRecord(value) && value.sync === false;

/**
 * Where the settings are: with the player's account, or on this device alone once sharing is turned
 * off here. Where it cannot be known, they cannot be read: nothing is shared against the player's will.
 */
export function settingsPlace(
  onDevice: StoredItem,
  withAccount: StoredItem,
  keepAside: KeepAside = (value) => unreadables.putAside({ name: 'settings', value, newer: false }),
): StoredItem {
  let isHere = false;
  /** Says where they are; what else is on this device is damaged. */
  const place = (here: unknown) => {
    isHere = staysHere(here);
    if (here == null || isHere) return;
    keepAside(here).catch(() => {
      // It stays where it is, and is put aside the next time.
    });
  };
  const get = async () => {
    // Asked at the same time: the start of the game waits for it.
    const account = withAccount.get();
    account.catch(() => {});
    const here = await onDevice.get();
    place(here);
    return isHere ? here : account;
  };
  return {
    get,
    set: async (value) => {
      if (staysHere(value)) {
        isHere = true;
        return onDevice.set(value);
      }
      const wereHere = isHere;
      await withAccount.set(value);
      if (!wereHere) return;
      // They are here until both is done: what fails is done again.
      await onDevice.set(null);
      isHere = false;
    },
    follow: (listener) => {
      onDevice.follow(async (value, replaced) => {
        place(value);
        if (isHere) listener(value, replaced);
        // An account that does not answer leaves the settings as they are.
        else await withAccount.get().then(listener, () => {});
      });
      withAccount.follow((value, replaced) => isHere || listener(value, replaced));
    },
  };
}
