import type { JSX } from 'solid-js';
import { score } from '../../engine';
import { t } from '../i18n/messages';
import { formatNumber, formatTime } from '../i18n/numbers';
import type { GameStore } from '../state/table/game-store';
import { Icon, type IconName } from './Icon';
import './controls.css';

/** The information bar: time, score, moves and the code of the deal (rule 24). */
export function InfoBar(props: {
  readonly store: GameStore;
  readonly onCopy: () => void;
  readonly onEnter: () => void;
}) {
  const game = () => props.store.coded().game;
  return (
    <section class="info" aria-label={t('information')}>
      <Stat name="time" label={t('time')} value={formatTime(props.store.seconds())} />
      <Stat name="score" label={t('score')} value={formatNumber(score(game().position))} />
      <Stat name="moves" label={t('moves')} value={formatNumber(game().moves)} />
      <Stat name="code" label={t('code')} value={props.store.coded().code}>
        <CodeButton action="copy-code" icon="copy" label={t('copyCode')} onClick={props.onCopy} />
        <CodeButton action="code" icon="code" label={t('enterCode')} onClick={props.onEnter} />
      </Stat>
    </section>
  );
}

function Stat(props: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly children?: JSX.Element;
}) {
  return (
    <div class={`stat stat-${props.name}`}>
      <span class="stat-label">{props.label}</span>
      <span class="stat-value" data-stat={props.name}>
        {props.value}
      </span>
      {props.children}
    </div>
  );
}

/** A small button beside the code; its name, which is its title, shows when it is pointed at. */
function CodeButton(props: {
  readonly action: string;
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      class="copy"
      data-action={props.action}
      title={props.label}
      onClick={() => props.onClick()}
    >
      <Icon name={props.icon} />
    </button>
  );
}
