import { Show } from 'solid-js';
import { wasteCount, wasteTop } from '../../engine';
import { Face } from '../card/Face';
import { t } from '../i18n/messages';
import { rankName } from '../i18n/ranks';
import type { BoardView } from './board-view';

/** The waste: its top card, which alone is playable (rule 7). */
export function Waste(props: { readonly view: BoardView; readonly onTap: () => void }) {
  const count = () => wasteCount(props.view.position().ring);
  const top = () => wasteTop(props.view.position().ring);
  const hasPartner = () => props.view.hasPartner('waste');
  const label = () => {
    const rank = top();
    if (rank === null) return t('wasteEmpty');
    const name = t('wasteLabel', rankName(rank));
    return hasPartner() ? `${name}, ${t('cardHasPartner')}` : name;
  };
  return (
    <button
      type="button"
      class="card pile waste"
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
      <Show when={top()}>{(rank) => <Face rank={rank()} />}</Show>
    </button>
  );
}
