import {
  type Accessor,
  batch,
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
} from 'solid-js';
import {
  type CodedGame,
  type DealCodeError,
  type Outcome,
  parseDealCode,
  playPair,
  playStock,
  type Random32,
  type Result,
  randomDealCode,
  redo,
  type SavedGameError,
  type Selection,
  type Status,
  status,
  type Target,
  tap,
  validSelection,
} from '../../engine';
import { createClock } from './clock';
import type { OpenedTable } from './open-table';
import { type Change, createReplica } from './replica';
import { createSaver } from './saver';
import type { StoredItem } from './storage';
import { decodeTable, encodeTable, type Table } from './stored-table';
import {
  dealAnother,
  keepFound,
  moveIn,
  pickUp,
  redoIn,
  takeBack,
  timeIn,
  undoIn,
} from './table-changes';
import { within } from './within';

/** What last happened on this surface, for messages; each is a new object. */
export type GameEvent =
  | Outcome
  | { readonly kind: 'undone' | 'redone' | 'dealt' | 'taken-back' | 'elsewhere' | 'dropped' };

/** A stored value that could not be read. */
export interface Unreadable {
  readonly error: SavedGameError;
  /** Whether a new game was dealt for it: so at the start; a game already on show goes on. */
  readonly dealt: boolean;
}

/** The game of a surface: accessors, and verbs that change it. */
export interface GameStore {
  readonly coded: Accessor<CodedGame>;
  readonly selection: Accessor<Selection>;
  readonly status: Accessor<Status>;
  /** Whole seconds played (rule 25). */
  readonly seconds: Accessor<number>;
  /** What `undo` would do now. */
  readonly undoes: Accessor<'move' | 'new-game' | null>;
  readonly event: Accessor<GameEvent | null>;
  /** Whether the game could not be stored. */
  readonly failing: Accessor<boolean>;
  /** Why the stored game could not be read, until the player has seen it. */
  readonly unreadable: Accessor<Unreadable | null>;
  readonly tap: (target: Target) => void;
  readonly deselect: () => void;
  /** Takes back the last move; with none made, takes back the new game itself. */
  readonly undo: () => void;
  /** Makes the move again that was taken back last. */
  readonly redo: () => void;
  readonly canRedo: Accessor<boolean>;
  readonly newGame: () => void;
  /** Deals the game of a typed code, if it is one; else all stays (rule 26). */
  readonly playCode: (text: string) => Result<unknown, DealCodeError>;
  /** The games left unfinished, the latest first. */
  readonly unfinished: Accessor<readonly CodedGame[]>;
  /** Goes on with one of them. */
  readonly pickUp: (game: CodedGame) => void;
  readonly dismissUnreadable: () => void;
}

/** What a game store works with; tests pass their own. */
export interface GameStoreOptions {
  readonly opened: OpenedTable;
  readonly item: StoredItem;
  readonly random: Random32;
  /** The name of this surface, unlike any other's. */
  readonly writer: string;
  /** Whether the surface is in front of the player. */
  readonly inFront: Accessor<boolean>;
  /** Whether something lies over the game, such as an open dialog. */
  readonly paused: Accessor<boolean>;
}

/** How long storage must be quiet, in milliseconds, before a doubt about it is settled. */
const QUIET = 300;
/** How long to wait, in milliseconds, before a failed first read is tried again. */
const READ_AGAIN = 1000;

const isBegun = ({ game, time }: CodedGame) => game.moves > 0 || time > 0;

/** The game store of a surface; to be created inside a reactive root. */
export function createGameStore(options: GameStoreOptions): GameStore {
  const { opened, item, random } = options;
  const [table, setTable] = createSignal(opened.table);
  const [selection, setSelection] = createSignal<Selection>(null);
  const [event, setEvent] = createSignal<GameEvent | null>(null);
  const [begun, setBegun] = createSignal(isBegun(opened.table.current));
  const [unreadable, setUnreadable] = createSignal<Unreadable | null>(null);

  const coded = () => table().current;
  const gameStatus = createMemo(() => status(coded().game.position));
  const running = () =>
    begun() && gameStatus() === 'playing' && options.inFront() && !options.paused();
  const clock = createClock(opened.table.current.time, running);

  /**
   * Takes in what storage held when it could be read at last, after the player has made a change;
   * returns whether that change may be stored as it is.
   */
  const keepFoundValue = (value: unknown) => {
    const stored = value == null ? null : decodeTable(value);
    if (!stored) return true;
    if (!stored.ok) {
      protect(value, stored.error, false);
      return true;
    }
    // It is laid aside, and so what is stored is another value.
    act(keepFound(stored.value.table));
    return false;
  };
  const saver = createSaver(item, opened.found === 'failed', keepFoundValue, () =>
    replica.rewrite(),
  );
  let lastUnreadable: string | undefined;
  const protect = (value: unknown, error: SavedGameError, dealt: boolean) => {
    lastUnreadable = JSON.stringify(value);
    saver.protect(value);
    setUnreadable({ error, dealt });
  };

  const show = (next: Table) => {
    const isOther = next.current.code !== coded().code;
    setTable(next);
    setSelection((selected) => (isOther ? null : validSelection(next.current.game, selected)));
    clock.set(next.current.time);
    setBegun(isBegun(next.current));
  };

  const replica = createReplica<Table>({
    writer: options.writer,
    value: opened.table,
    stamp: opened.stamp,
    write: (next, stamp) => saver.save(encodeTable(next, stamp)),
    adopt: (next, dropped) =>
      batch(() => {
        show(next);
        setEvent({ kind: dropped > 0 ? 'dropped' : 'elsewhere' });
      }),
    doubt: () => {
      clearTimeout(doubtTimer);
      doubtTimer = setTimeout(reread, QUIET);
    },
  });
  let doubtTimer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(doubtTimer));

  const takeIn = (value: unknown, how: 'receive' | 'reconcile') => {
    if (value == null) return;
    const stored = decodeTable(value);
    if (stored.ok) {
      replica[how](stored.value.table, stored.value.stamp);
    } else if (JSON.stringify(value) !== lastUnreadable) {
      // Once for each such value: two surfaces must not answer each other for ever.
      protect(value, stored.error, false);
      replica.rewrite();
    }
  };
  const reread = () =>
    item.get().then(
      (value) => takeIn(value, 'reconcile'),
      () => {
        // Storage does not answer: the game on show stays, and the next move is tried anyway.
      },
    );

  /** After a first read that failed: reads until it works, or until something is played. */
  const readAtLast = async () => {
    const read = await within(item.get());
    if (coded() !== opened.table.current) return;
    if (!read.ok) readTimer = setTimeout(readAtLast, READ_AGAIN);
    else if (read.value == null) replica.rewrite();
    else takeIn(read.value, 'reconcile');
  };
  let readTimer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(readTimer));

  item.follow((value) => takeIn(value, 'receive'));
  if (opened.unreadable) {
    protect(opened.unreadable.value, opened.unreadable.error, opened.found === 'unreadable');
  }
  if (opened.found === 'none' || opened.unreadable) replica.rewrite();
  // eslint-disable-next-line solid/reactivity -- asks for the game as it is then
  if (opened.found === 'failed') readAtLast();

  createEffect(
    on(
      options.inFront,
      (inFront) => {
        const { code, game, time } = coded();
        if (inFront) reread();
        else if (game.moves > 0 && clock.read() > time) act(timeIn(code, clock.read()));
      },
      { defer: true },
    ),
  );

  const act = (change: Change<Table>) => {
    const next = replica.act(change);
    if (next) setTable(next);
    return next !== null;
  };

  const deal = (change: Change<Table>, kind: 'dealt' | 'taken-back') => {
    batch(() => {
      if (!act(change)) return;
      clock.set(coded().time);
      setBegun(isBegun(coded()));
      setSelection(null);
      setEvent({ kind });
    });
  };

  const undoes = () => {
    if (coded().game.undoable > 0) return 'move';
    return table().takesBack ? 'new-game' : null;
  };

  return {
    coded,
    selection,
    status: gameStatus,
    seconds: clock.seconds,
    undoes,
    event,
    failing: saver.failing,
    unreadable,
    tap: (target) =>
      batch(() => {
        const { code, game } = coded();
        const outcome = tap(game, selection(), target);
        if (outcome.kind !== 'none') setBegun(true);
        if (outcome.kind === 'paired') {
          act(moveIn(code, clock.read(), (now) => playPair(now, outcome.pair)));
        } else if (outcome.kind === 'drawn' || outcome.kind === 'redealt') {
          act(moveIn(code, clock.read(), playStock));
        }
        setSelection(outcome.selection);
        setEvent(outcome);
      }),
    deselect: () => setSelection(null),
    undo: () => {
      const what = undoes();
      const { code, game } = coded();
      if (what === 'new-game') deal(takeBack, 'taken-back');
      if (what !== 'move') return;
      batch(() => {
        act(undoIn(code, clock.read(), game.moves));
        setSelection(null);
        setEvent({ kind: 'undone' });
      });
    },
    redo: () => {
      const { code, game } = coded();
      batch(() => {
        if (!act(redoIn(code, clock.read(), game.moves))) return;
        setSelection(null);
        setEvent({ kind: 'redone' });
      });
    },
    canRedo: () => redo(coded().game) !== null,
    newGame: () => deal(dealAnother(randomDealCode(random), clock.read()), 'dealt'),
    playCode: (text) => {
      const code = parseDealCode(text);
      if (code.ok) deal(dealAnother(code.value, clock.read()), 'dealt');
      return code;
    },
    unfinished: () => table().unfinished,
    pickUp: (game) => deal(pickUp(game, clock.read()), 'taken-back'),
    dismissUnreadable: () => setUnreadable(null),
  };
}
