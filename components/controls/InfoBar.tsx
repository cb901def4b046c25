import type { JSX } from 'solid-js';
import { score } from '../../engine';
import { t } from '../i18n/messages';
import { formatNumber, formatTime } from '../i18n/numbers';
import type { GameStore } from '../state/game-store';
import { Icon } from './Icon';
import './controls.css';

/** The information bar: time, score, moves and the code of the deal (rule 24). */
export function InfoBar(props: { readonly store: GameStore; readonly onCopy: () => void }) {
  const game = () => props.store.coded().game;
  return (
    <section class="info" aria-label={t('information')}>
      <Stat name="time" label={t('time')} value={formatTime(props.store.seconds())} />
      <Stat name="score" label={t('score')} value={formatNumber(score(game().position))} />
      <Stat name="moves" label={t('moves')} value={formatNumber(game().moves)} />
      <Stat name="code" label={t('code')} value={props.store.coded().code}>
        <button
          type="button"
          class="copy"
          data-action="copy-code"
          aria-label={t('copyCode')}
          title={t('copyCode')}
          onClick={() => props.onCopy()}
        >
          <Icon name="copy" />
        </button>
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
