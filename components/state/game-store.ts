import { type Accessor, batch, createEffect, createMemo, createSignal, on } from 'solid-js';
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
  type Selection,
  type Status,
  status,
  type Target,
  tap,
  validSelection,
} from '../../engine';
import { createClock } from './clock';
import type { OpenedTable } from './open-table';
import type { Change } from './replica';
import { createSharedTable, type Unreadable } from './shared-table';
import type { StoredItem } from './storage';
import type { Table } from './stored-table';
import { dealAnother, moveIn, pickUp, redoIn, takeBack, timeIn, undoIn } from './table-changes';

/** What last happened on this surface, for messages; each is a new object. */
export type GameEvent =
  | Outcome
  | { readonly kind: 'undone' | 'redone' | 'dealt' | 'taken-back' | 'elsewhere' | 'dropped' };

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

const isBegun = ({ game, time }: CodedGame) => game.moves > 0 || time > 0;

/** The game store of a surface; to be created inside a reactive root. */
export function createGameStore(options: GameStoreOptions): GameStore {
  const { opened, item, writer, random } = options;
  const [selection, setSelection] = createSignal<Selection>(null);
  const [event, setEvent] = createSignal<GameEvent | null>(null);
  const [begun, setBegun] = createSignal(isBegun(opened.table.current));

  const onAdopted = (before: Table, dropped: number) => {
    const { code, game, time } = coded();
    const isOther = before.current.code !== code;
    setSelection((selected) => (isOther ? null : validSelection(game, selected)));
    clock.set(time);
    setBegun(isBegun(coded()));
    setEvent({ kind: dropped > 0 ? 'dropped' : 'elsewhere' });
  };
  const shared = createSharedTable({ opened, item, writer, onAdopted });
  const { table, act } = shared;

  const coded = () => table().current;
  const gameStatus = createMemo(() => status(coded().game.position));
  const running = () =>
    begun() && gameStatus() === 'playing' && options.inFront() && !options.paused();
  const clock = createClock(opened.table.current.time, running);

  createEffect(
    on(
      options.inFront,
      (inFront) => {
        const { code, game, time } = coded();
        if (inFront) shared.reread();
        else if (game.moves > 0 && clock.read() > time) act(timeIn(code, clock.read()));
      },
      { defer: true },
    ),
  );

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
    failing: shared.failing,
    unreadable: shared.unreadable,
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
    dismissUnreadable: shared.dismissUnreadable,
  };
}
