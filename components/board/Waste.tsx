import { Show } from 'solid-js';
import { wasteCount, wasteTop } from '../../engine';
import { face } from '../card/drawing';
import { t } from '../i18n/messages';
import { rankName } from '../i18n/ranks';
import type { BoardView } from './board-view';
import { spotOf, spotProperties } from './geometry';

/** The waste: its top card, which alone is playable (rule 7), on the one below it. */
export function Waste(props: {
  readonly view: BoardView;
  readonly tabIndex: number;
  readonly onTap: () => void;
}) {
  const ring = () => props.view.position().ring;
  const count = () => wasteCount(ring());
  const top = () => wasteTop(ring());
  const below = () => ring().cards[ring().turned - 2];
  const style = () => spotProperties(spotOf('waste', props.view.leftHanded()));
  const hasPartner = () => props.view.hasPartner('waste');
  const label = () => {
    const rank = top();
    if (rank === null) return t('wasteEmpty');
    const name = t('wasteLabel', rankName(rank));
    return hasPartner() ? `${name}, ${t('cardHasPartner')}` : name;
  };
  return (
    <>
      <Show when={below()}>
        {(rank) => (
          <div class="card" style={style()} aria-hidden="true">
            {face(rank())}
          </div>
        )}
      </Show>
      <button
        type="button"
        class="card pile"
        style={style()}
        tabIndex={props.tabIndex}
        data-pile="waste"
        data-count={count()}
        data-empty={count() === 0 ? '' : undefined}
        data-rank={top() ?? undefined}
        data-partner={hasPartner() ? '' : undefined}
        data-dimmed={props.view.isDimmed('waste') ? '' : undefined}
        aria-pressed={top() === null ? undefined : props.view.isSelected('waste')}
        aria-label={label()}
        onClick={() => props.onTap()}
      >
        <Show when={top()}>{(rank) => <>{face(rank())}</>}</Show>
      </button>
    </>
  );
}
