import { createEffect, createSignal, on } from 'solid-js';
import { freeSlots, type Game, type Position, rankIn, wasteTop } from '../../engine';
import { formatDay } from '../i18n/dates';
import { messageOf, t } from '../i18n/messages';
import { pairInWords, tapInWords } from '../i18n/move-in-words';
import { rankName } from '../i18n/ranks';
import type { GameEvent, GameStore } from '../state/table/game-store';

/** What is spoken: the latest message, for one polite live region. */
export interface Announcer {
  readonly text: () => string;
  readonly say: (text: string) => void;
  readonly readTable: () => void;
}

const wasteName = ({ ring }: Position) => {
  const top = wasteTop(ring);
  return top === null ? t('wasteEmpty') : t('wasteLabel', rankName(top));
};

/** The free cards, from the top row down, and the top of the waste. */
function tableInWords(position: Position): string {
  const free = freeSlots(position.filled).map((slot) => rankName(rankIn(position, slot) ?? 0));
  return `${t('saidFree', free.join(', '))} ${wasteName(position)}.`;
}

/** Events after which another game is on the table. */
const OTHER_GAME: ReadonlySet<string> = new Set(['dealt', 'restarted', 'taken-back', 'gone-on']);

/** What to say of what just happened; empty when the controls say it themselves. */
function eventInWords(event: GameEvent, { position }: Game, before: Game): string {
  switch (event.kind) {
    case 'drawn':
    case 'redealt':
      return tapInWords(position);
    case 'paired':
      return pairInWords(before.position, event.pair.slot);
    case 'mismatch':
    case 'none':
      return messageOf('reason', event.reason);
    case 'undone':
      return t('saidUndone');
    case 'redone':
      return t('saidRedone');
    case 'dealt':
      return t('saidDealt');
    case 'taken-back':
      return t('saidTakenBack');
    case 'gone-on':
      return t('saidGoneOn');
    case 'restarted':
      return t('saidRestarted');
    case 'dropped':
      return t('droppedNotice');
    case 'laid-aside':
      return t('laidAsideNotice');
    default:
      return '';
  }
}

/** Puts the events of a game into words. */
export function createAnnouncer(store: GameStore): Announcer {
  const [text, setText] = createSignal('');
  const game = () => store.coded().game;
  let before = game();
  // The same words twice are spoken twice only if the text changes.
  const say = (words: string) =>
    setText((last) => (words !== '' && last === words ? `${words}\u00a0` : words));

  createEffect(
    on(
      store.event,
      (event) => {
        if (event) {
          const words = eventInWords(event, game(), before);
          const { day } = store.coded();
          const isOther = OTHER_GAME.has(event.kind);
          const daily = isOther && day ? t('dailyNotice', formatDay(day, 'short')) : '';
          const status = store.status();
          const end = status === 'stuck' ? t('stuckTitle') : status === 'won' ? t('wonTitle') : '';
          say([words, daily, end].filter(Boolean).join('. '));
        }
        before = game();
      },
      { defer: true },
    ),
  );

  return { text, say, readTable: () => say(tableInWords(game().position)) };
}
