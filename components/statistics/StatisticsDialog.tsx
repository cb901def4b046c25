import { createMemo, For, Show } from 'solid-js';
import { Dialog } from '../dialogs/Dialog';
import { t } from '../i18n/messages';
import { formatNumber, formatTime } from '../i18n/numbers';
import { CardsLeft } from './CardsLeft';
import type { SurfaceStatistics } from './surface-statistics';
import { WinCalendar } from './WinCalendar';
import './statistics.css';

/** A number with its name; `name` names it for tests and outside checks. */
type Figure = readonly [name: string, label: string, value: string];

const orNone = (value: number | null, inWords: (value: number) => string) =>
  value === null ? '–' : inWords(value);

/** The games played on all of the player's devices, in figures. */
export function StatisticsDialog(props: {
  readonly statistics: SurfaceStatistics;
  readonly onHistory: () => void;
  readonly onClose: () => void;
}) {
  const figures = createMemo(() => props.statistics.figures());
  const isOver = () => figures().played > figures().open;
  const rows = (): readonly (readonly Figure[])[] => {
    const now = figures();
    return [
      [
        ['played', t('gamesPlayed'), formatNumber(now.played)],
        ['won', t('gamesWon'), formatNumber(now.won)],
        ['percentage', t('percentageWon'), orNone(now.percentage, formatNumber)],
      ],
      [
        ['streak', t('currentStreak'), formatNumber(now.streak)],
        ['best-streak', t('bestStreak'), formatNumber(now.bestStreak)],
      ],
      [
        ['best-time', t('bestTime'), orNone(now.bestTime, formatTime)],
        ['average-time', t('averageTime'), orNone(now.averageTime, formatTime)],
        ['fewest-moves', t('fewestMoves'), orNone(now.fewestMoves, formatNumber)],
      ],
    ];
  };
  return (
    <Dialog name="statistics" title={t('statistics')} onClose={props.onClose}>
      <Show when={props.statistics.damaged()}>
        <p class="hint">{t('statisticsDamaged')}</p>
      </Show>
      <Show when={props.statistics.failing()}>
        <p class="hint error">{t('statisticsFailing')}</p>
      </Show>
      <For each={rows()}>{(row) => <Figures figures={row} />}</For>
      <p class="hint figures-hint">
        <span data-figure="lost">{t('gamesLost', figures().lost)}</span>{' '}
        <span data-figure="open">{figures().open > 0 ? t('gamesOpen', figures().open) : ''}</span>
      </p>
      <Show
        when={isOver()}
        fallback={
          // What was damaged, or is not known, may be games.
          <Show when={props.statistics.isRead() && !props.statistics.damaged()}>
            <p class="figures-hint">
              {t(props.statistics.canBringBack() ? 'noneSinceReset' : 'noFinishedGames')}
            </p>
          </Show>
        }
      >
        <h3 id="cards-left">{t('cardsLeftChart')}</h3>
        <CardsLeft left={figures().left} labelledBy="cards-left" />
        <h3 id="win-calendar">{t('winCalendar')}</h3>
        <WinCalendar wins={figures().wins} labelledBy="win-calendar" />
      </Show>
      <div class="dialog-actions">
        <Show when={props.statistics.canBringBack()}>
          <button
            type="button"
            class="button"
            data-action="bring-back"
            onClick={() => props.statistics.bringBack()}
          >
            {t('bringBack')}
          </button>
        </Show>
        <Show when={figures().played > 0}>
          <button
            type="button"
            class="button"
            data-action="reset-statistics"
            onClick={() => props.statistics.reset()}
          >
            {t('resetStatistics')}
          </button>
        </Show>
        <button
          type="button"
          class="button button-main"
          data-action="history"
          onClick={() => props.onHistory()}
        >
          {t('history')}
        </button>
      </div>
    </Dialog>
  );
}

/** A few figures side by side, each below its name. */
function Figures(props: { readonly figures: readonly Figure[] }) {
  return (
    <table class="figures">
      <thead>
        <tr>
          <For each={props.figures}>{([, label]) => <th scope="col">{label}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <tr>
          <For each={props.figures}>{([name, , value]) => <td data-figure={name}>{value}</td>}</For>
        </tr>
      </tbody>
    </table>
  );
}
