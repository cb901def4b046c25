import { createEffect, createMemo, createSignal, onCleanup, Show } from 'solid-js';
import { type CardPlace, type DealCode, firstMove, type Game, status } from '../../engine';
import { WindowIcon, type WindowIconName } from '../controls/WindowIcon';
import { t } from '../i18n/messages';
import { pairInWords, tapInWords } from '../i18n/move-in-words';
import type { ShownSettings } from '../state/settings/open-settings';
import { momentsOf } from './moments-of';
import { SmallBoard } from './SmallBoard';
import './replay.css';

/** Milliseconds from one move to the next while it plays. */
const PACE = 900;

/** A game to watch: step by step, or playing. */
export function Replay(props: {
  readonly code: DealCode;
  /** See `formatLog`. */
  readonly log: string;
  readonly settings: ShownSettings;
}) {
  const moments = createMemo(() => momentsOf(props.code, props.log));
  const last = () => moments()?.last ?? 0;
  const [index, setIndex] = createSignal(0);
  const [playing, setPlaying] = createSignal(false);

  const goTo = (move: number) => setIndex(Math.max(0, Math.min(last(), move)));
  createEffect(() => {
    if (!playing()) return;
    const timer = setInterval(() => {
      goTo(index() + 1);
      if (index() === last()) setPlaying(false);
    }, PACE);
    onCleanup(() => clearInterval(timer));
  });
  const step = (move: number) => {
    setPlaying(false);
    goTo(move);
  };
  const play = () => {
    if (index() === last()) goTo(0);
    setPlaying((was) => !was);
  };

  /** The pair that leaves with the next move. */
  const marked = (game: Game): readonly CardPlace[] => {
    const next = firstMove(game.undone);
    return next && next !== 'tap' ? [next.slot, next.partner] : [];
  };
  const caption = () => {
    const move = t('replayMove', index(), last());
    const words = index() > 0 ? moveInWords(index()) : '';
    return [[move, words].filter(Boolean).join(': '), endInWords()].filter(Boolean).join('. ');
  };
  const endInWords = () => {
    const game = index() === last() && moments()?.at(last());
    const end = game ? status(game.position) : 'playing';
    return end === 'playing' ? '' : t(end === 'won' ? 'wonTitle' : 'stuckTitle');
  };
  const moveInWords = (move: number) => {
    const [before, after] = [moments()?.at(move - 1), moments()?.at(move)];
    if (!before || !after) return '';
    const made = firstMove(before.undone);
    return made && made !== 'tap'
      ? pairInWords(before.position, made.slot)
      : tapInWords(after.position);
  };

  return (
    <div class="replay">
      <Show when={moments()?.at(index())}>
        {(game) => (
          <SmallBoard
            position={game().position}
            back={props.settings.settings().back}
            leftHanded={props.settings.settings().leftHanded}
            label={caption()}
            marked={marked(game())}
          />
        )}
      </Show>
      <p class="replay-caption" aria-live={playing() ? 'off' : 'polite'}>
        {caption()}
      </p>
      <input
        class="replay-slider"
        type="range"
        min="0"
        max={last()}
        value={index()}
        aria-label={t('replaySlider')}
        aria-valuetext={caption()}
        onInput={(event) => step(event.currentTarget.valueAsNumber)}
      />
      <div class="replay-buttons">
        <ReplayButton icon="first" label={t('replayFirst')} onClick={() => step(0)} />
        <ReplayButton icon="back" label={t('replayBack')} onClick={() => step(index() - 1)} />
        <ReplayButton
          icon={playing() ? 'pause' : 'play'}
          label={playing() ? t('replayPause') : t('replayPlay')}
          onClick={play}
        />
        <ReplayButton icon="forward" label={t('replayForward')} onClick={() => step(index() + 1)} />
        <ReplayButton icon="last" label={t('replayLast')} onClick={() => step(last())} />
      </div>
    </div>
  );
}

function ReplayButton(props: {
  readonly icon: WindowIconName;
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      class="button replay-button"
      data-replay={props.icon}
      title={props.label}
      onClick={() => props.onClick()}
    >
      <WindowIcon name={props.icon} />
    </button>
  );
}
