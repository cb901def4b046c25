import { type Accessor, createSignal } from 'solid-js';
import type { StoredName } from './aside-items';
import { isPrivateWindow } from './private-window';

/** A stored value that could not be read, or only in part. */
export interface Unreadable {
  readonly name: StoredName;
  readonly value: unknown;
  /** Whether a later version of the game has stored it; else it is damaged. */
  readonly newer: boolean;
  /** For a game: the name of another that was dealt for it; null where the one on show goes on. */
  readonly dealt?: string | null;
}

/** What a surface found in storage and could not read, to be told to the player one by one. */
export interface Unreadables {
  /** The first that the player has not seen yet. */
  readonly first: Accessor<Unreadable | null>;
  /** Has the player told of one that is being put aside. */
  readonly tell: (unreadable: Unreadable) => void;
  /** Puts one aside, once and for all; the player is told if it was not put aside before. */
  readonly putAside: (unreadable: Unreadable) => Promise<void>;
  /** The player has seen the first. */
  readonly dismiss: () => void;
}

/** The unreadable values of a surface, which are none so far; none is put aside before they can be told. */
export function createUnreadables(canTell?: Promise<void>): Unreadables {
  const [all, setAll] = createSignal<readonly Unreadable[]>([]);
  const tell = (unreadable: Unreadable) => {
    setAll((others) => [...others, unreadable]);
  };
  return {
    first: () => all()[0] ?? null,
    tell,
    putAside: async (unreadable) => {
      // A private window keeps nothing; other windows tell of it.
      if (isPrivateWindow()) return;
      await canTell;
      const { putAside } = await import('./put-aside');
      if (await putAside(unreadable)) tell(unreadable);
    },
    dismiss: () => setAll(([, ...others]) => others),
  };
}

/** The page shows the game, and with it what could not be read. */
export let showUnreadables!: () => void;

/** Those of this page, which may show something else than the game. */
export const unreadables = createUnreadables(
  new Promise((resolve) => {
    showUnreadables = resolve;
  }),
);
