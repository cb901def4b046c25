import { type Accessor, batch, createEffect, createMemo, createSignal, on } from 'solid-js';
import {
  type CodedGame,
  dealGame,
  type Game,
  type Outcome,
  playPair,
  playStock,
  type Random32,
  randomDealCode,
  redo,
  type Selection,
  type Status,
  status,
  type Target,
  tap,
  validSelection,
} from '../../../engine';
import { createClock } from './clock';
import { randomName } from './names';
import type { SharedTable } from './shared-table';
import type { Table } from './stored-table';
import {
  dealAnother,
  moveIn,
  redoIn,
  type TableChange,
  takeBack,
  timeIn,
  undoIn,
} from './table-changes';

/** What last happened on this surface, for messages; each is a new object. */
export type GameEvent = Outcome | { readonly kind: Kind | 'dropped' | 'laid-aside' };

/** What was done by one change of the table that is no tap. */
type Kind = 'undone' | 'redone' | 'dealt' | 'restarted' | 'taken-back' | 'gone-on' | 'elsewhere';

/** The game of a surface: accessors, and verbs that change it. */
export interface GameStore {
  readonly coded: Accessor<CodedGame>;
  readonly selection: Accessor<Selection>;
  readonly status: Accessor<Status>;
  /** Whole seconds played (rule 25). */
  readonly seconds: Accessor<number>;
  /** The same in whole milliseconds, to this moment. */
  readonly time: () => number;
  /** What `undo` would do now. */
  readonly undoes: Accessor<'move' | 'new-game' | null>;
  readonly event: Accessor<GameEvent | null>;
  /** Whether the game could not be stored. */
  readonly failing: Accessor<boolean>;
  /** Whether the stored game could not be read yet. */
  readonly unread: Accessor<boolean>;
  readonly tap: (target: Target) => void;
  readonly deselect: () => void;
  /** Takes back the last move; with none made, takes back the new game itself. */
  readonly undo: () => void;
  /** Makes the move again that was taken back last. */
  readonly redo: () => void;
  readonly canRedo: Accessor<boolean>;
  readonly newGame: () => void;
  /** The present game and those beside it. */
  readonly table: Accessor<Table>;
  /** A name for another game, unlike that of any other. */
  readonly newName: () => string;
  /** When something was last played, in milliseconds since 1970; 0 if that is not known. */
  readonly playedAt: Accessor<number>;
  /**
   * Puts another game on the table, such as that of another device; whether it was possible. See
   * `SharedTable.act` for one that the player has not asked for.
   */
  readonly replace: (change: TableChange, kind?: Kind, isPlayers?: boolean) => boolean;
}

/** What a game store works with; tests pass their own. */
export interface GameStoreOptions {
  readonly shared: SharedTable;
  readonly random: Random32;
  /** Whether the surface is in front of the player. */
  readonly inFront: Accessor<boolean>;
  /** Whether something lies over the game, such as an open dialog. */
  readonly paused: Accessor<boolean>;
}

/** Whether its clock has started: at the first action, which need not be a move (rule 25). */
const isTimed = ({ game, time }: CodedGame) => game.moves > 0 || time > 0;

/** The game store of a surface; to be created inside a reactive root. */
export function createGameStore(options: GameStoreOptions): GameStore {
  const { shared, random } = options;
  const { table, act } = shared;
  const [selection, setSelection] = createSignal<Selection>(null);
  const [event, setEvent] = createSignal<GameEvent | null>(null);
  const [begun, setBegun] = createSignal(isTimed(table().current));

  shared.onAdopted((before, dropped) => {
    const { id, game, time } = coded();
    const isOther = before.current.id !== id;
    setSelection((selected) => (isOther ? null : validSelection(game, selected)));
    clock.set(time);
    setBegun(isTimed(coded()));
    // What is played elsewhere takes nothing back of what the player should know.
    setEvent((last) => {
      if (dropped > 0) return { kind: 'dropped' };
      return last?.kind === 'dropped' || last?.kind === 'laid-aside' ? last : { kind: 'elsewhere' };
    });
  });

  shared.onLaidAside(() => setEvent({ kind: 'laid-aside' }));

  const coded = () => table().current;
  const gameStatus = createMemo(() => status(coded().game.position));
  const running = () =>
    begun() && gameStatus() === 'playing' && options.inFront() && !options.paused();
  const clock = createClock(table().current.time, running);

  createEffect(
    on(
      options.inFront,
      (inFront) => {
        const { id, game, time } = coded();
        if (inFront) shared.reread();
        else if (game.moves > 0 && clock.read() > time) act(timeIn(id, clock.read()), false);
      },
      { defer: true },
    ),
  );

  const change = (by: TableChange, kind: Kind = 'elsewhere', isPlayers = true): boolean =>
    batch(() => {
      if (!act(by, isPlayers)) return false;
      clock.set(coded().time);
      setBegun(isTimed(coded()));
      setSelection(null);
      setEvent({ kind });
      return true;
    });

  const undoes = () => {
    if (coded().game.undoable > 0) return 'move';
    return table().left ? 'new-game' : null;
  };

  return {
    coded,
    selection,
    status: gameStatus,
    seconds: clock.seconds,
    time: clock.read,
    undoes,
    event,
    failing: shared.failing,
    unread: shared.unread,
    tap: (target) =>
      batch(() => {
        const outcome = tap(coded().game, selection(), target);
        const { kind } = outcome;
        if (kind !== 'none') setBegun(true);
        const made = (move: (game: Game) => Game | null) =>
          act(moveIn(table(), clock.read(), Date.now(), move));
        if (kind === 'paired') made((game) => playPair(game, outcome.pair));
        if (kind === 'drawn' || kind === 'redealt') made(playStock);
        setSelection(outcome.selection);
        setEvent(outcome);
      }),
    deselect: () => setSelection(null),
    undo: () => {
      const what = undoes();
      if (what === 'move') change(undoIn(table(), clock.read(), Date.now()), 'undone');
      else if (what) change(takeBack(Date.now()), 'taken-back');
    },
    redo: () => void change(redoIn(table(), clock.read(), Date.now()), 'redone'),
    canRedo: () => redo(coded().game) !== null,
    newGame: () => {
      const dealt = dealGame(randomDealCode(random), { id: randomName(random) });
      const played = { id: coded().id, time: clock.read() };
      change(dealAnother(dealt, played, Date.now()), 'dealt');
    },
    table,
    newName: () => randomName(random),
    playedAt: () => table().playedAt,
    replace: change,
  };
}
