import { isRecord } from '../storage/is-record';
import type { StoredItem } from '../storage/storage';
import { unreadables } from '../storage/unreadable';
import { within } from '../storage/within';
import { saysWhen } from './choices';

/** Keeps a value that cannot be read. */
type KeepAside = (value: unknown) => Promise<unknown>;

/** Milliseconds after which an account that does not answer is asked again. */
const AGAIN = 1000;

/** Milliseconds in which a surface that turns sharing on has stored the settings with the account. */
const HANDING_OVER = 1000;

/** Whether what is on this device are settings that stay here. */
const staysHere = (value: unknown) => isRecord(value) && value.sync === false;

/**
 * Whether they are on their way to the account: they lie on this device too until they are there, for
 * the page may be closed in the moment in which sharing is turned on.
 */
const isOnItsWay = (value: unknown) => isRecord(value) && value.sync === true && saysWhen(value);

/**
 * Where the settings are: with the player's account, or on this device alone once sharing is turned
 * off here. Where it cannot be known, they cannot be read: nothing is shared against the player's will.
 */
export function settingsPlace(
  onDevice: StoredItem,
  withAccount: StoredItem,
  keepAside: KeepAside = (value) => unreadables.putAside({ name: 'settings', value, newer: false }),
): StoredItem {
  let where: 'here' | 'on-its-way' | 'account' = 'account';
  /** Whether the account has not taken yet what this surface has given it. */
  let isAwaited = false;
  /** Says where they are; what else is on this device is damaged. */
  const place = (here: unknown) => {
    where = staysHere(here) ? 'here' : isOnItsWay(here) ? 'on-its-way' : 'account';
    if (here == null || where !== 'account') return;
    keepAside(here).catch(() => {
      // It stays where it is, and is put aside the next time.
    });
  };
  const leave = async () => {
    // The player wants them to stay, meanwhile.
    if (where === 'here') return;
    await onDevice.set(null);
    where = 'account';
    isAwaited = false;
  };
  const get = async () => {
    // Asked at the same time: the start of the game waits for it.
    const account = withAccount.get();
    account.catch(() => {});
    const here = await onDevice.get();
    place(here);
    if (where === 'account') return account;
    if (where === 'here') return here;
    const [{ together }, theirs] = await Promise.all([import('./together'), within(account)]);
    // Over what is not known, nothing is stored.
    if (!theirs.ok) return here;
    const both = together(here, theirs.value);
    const done = withAccount.set(both).then(leave);
    // They lie here, and so are not lost where the account refuses them.
    if (isAwaited) await done;
    else done.catch(() => {});
    return both;
  };
  return {
    get,
    set: async (value) => {
      if (staysHere(value)) {
        where = 'here';
        return onDevice.set(value);
      }
      if (where === 'account') return withAccount.set(value);
      isAwaited = true;
      where = 'on-its-way';
      await Promise.all([withAccount.set(value), onDevice.set(value)]);
      await leave();
    },
    follow: (listener) => {
      // An account that does not answer leaves the settings as they are until it does.
      const tell = (): Promise<unknown> =>
        withAccount.get().then(
          (value) => where === 'account' && listener(value),
          () => setTimeout(tell, AGAIN),
        );
      onDevice.follow((value, replaced) => {
        place(value);
        if (where === 'account') return void tell();
        listener(value, replaced);
        if (where === 'here') return;
        // The surface that has stored it may be gone.
        setTimeout(() => where === 'on-its-way' && get().catch(() => {}), HANDING_OVER);
      });
      withAccount.follow((value, replaced) => where === 'here' || listener(value, replaced));
    },
  };
}
