import {
  type CodedGame,
  type Day,
  type DealCode,
  type DealCodeError,
  dailyCode,
  dealGame,
  findDealCode,
  isStuck,
  isWon,
  type Result,
} from '../../../engine';
import type { GameStore } from './game-store';
import {
  endWayBack,
  isIdentical,
  layAsideOrLose,
  openGame,
  playedHere,
  waitsBeside,
  without,
} from './laying-aside';
import type { Table } from './stored-table';
import {
  currentWithTime,
  dealAnother,
  type Played,
  type TableChange,
  takeBack,
} from './table-changes';

/** The ways to another game than a random deal; each is loaded with the window that offers it. */
export interface OtherGames {
  /** Deals the present game again: the same game, begun anew; after a win, another of its deal. */
  readonly restart: () => void;
  /** Goes on with the daily heart of a day, or deals it. */
  readonly playDay: (day: Day) => void;
  /** Whether there is a game beside the daily heart, to go back to. */
  readonly hasGameBeside: () => boolean;
  /** Goes from a daily heart back to the game beside it; with none, deals one. */
  readonly leaveDay: () => void;
  /** Deals the game of the code that a text is, or holds; with none, all stays (rule 26). */
  readonly playCode: (text: string) => Result<DealCode, DealCodeError>;
  /** The games left unfinished, the latest first. */
  readonly unfinished: () => readonly CodedGame[];
  /** Goes on with one of them. */
  readonly pickUp: (game: CodedGame) => void;
}

/** The ways from a store's game to another one. */
export function otherGames({ table, time, newName, replace, newGame }: GameStore): OtherGames {
  const played = (): Played => ({ id: table().current.id, time: time() });
  const deal = (dealt: CodedGame) => replace(dealAnother(dealt, played(), Date.now()), 'dealt');
  return {
    restart: () => {
      const { code, id, day } = table().current;
      const [before, spare, at] = [played(), newName(), Date.now()];
      replace((now) => {
        const game = openGame(now, id);
        // A game that is won has been counted under its name, also where that was meanwhile, elsewhere.
        const dealt =
          game && !isWon(game.game.position)
            ? { ...dealGame(code, { id, day }), time: before.time }
            : dealGame(code, { id: spare, day });
        return dealAnother(dealt, before, at)(now);
      }, 'restarted');
    },
    playDay: (day) => {
      const dealt = { ...dealGame(dailyCode(day), { id: newName(), day }), day };
      const isBegun = begunOn(table(), day) !== undefined;
      replace(playDay(dealt, played(), Date.now()), isBegun ? 'gone-on' : 'dealt');
    },
    hasGameBeside: () => besideDay(table()) !== null,
    leaveDay: () => {
      if (!replace(leaveDay(played(), Date.now()), 'gone-on')) newGame();
    },
    playCode: (text) => {
      const code = findDealCode(text);
      if (code.ok) deal(dealGame(code.value, { id: newName() }));
      return code;
    },
    unfinished: () => unfinishedOf(table()),
    pickUp: (game) => replace(pickUp(game, played(), Date.now()), 'gone-on'),
  };
}

/** Goes on with an unfinished game; the current one is laid aside if it is unfinished too. */
export const pickUp =
  (game: CodedGame, played: Played, at: number): TableChange =>
  (table) => {
    if (table.left && isIdentical(table.left, game)) return takeBack(at)(table);
    const unfinished = without(table.unfinished, game);
    if (unfinished.length === table.unfinished.length) return null;
    const next = endWayBack({ ...table, current: game, unfinished }, at);
    return playedHere(layAsideOrLose(next, currentWithTime(table, played), at), at);
  };

/** The games to go on with, the latest first: also the one left for the current one, if not lost. */
export const unfinishedOf = ({ left, unfinished, current }: Table): readonly CodedGame[] => {
  const isOpen = left && (waitsBeside(left, current) || !isStuck(left.game.position));
  return isOpen && left.id !== current.id ? [left, ...unfinished] : unfinished;
};

/** The heart of a day as it was left. */
const begunOn = (table: Table, day: Day): CodedGame | undefined =>
  unfinishedOf(table).find((game) => game.day === day);

/** Plays the heart of a day: where it was left, else the one just dealt. */
const playDay =
  (dealt: CodedGame & { readonly day: Day }, played: Played, at: number): TableChange =>
  (table) => {
    if (table.current.day === dealt.day && !isWon(table.current.game.position)) return null;
    const begun = begunOn(table, dealt.day);
    return begun ? pickUp(begun, played, at)(table) : dealAnother(dealt, played, at)(table);
  };

/** The game beside a daily heart, to which one goes back from it. */
const besideDay = ({ left, unfinished }: Table): CodedGame | null =>
  [left, ...unfinished].find((game) => game?.day === null) ?? null;

/** Goes back to it from a daily heart. */
const leaveDay =
  (played: Played, at: number): TableChange =>
  (table) => {
    const game = besideDay(table);
    return game && pickUp(game, played, at)(table);
  };
