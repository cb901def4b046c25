import { Show } from 'solid-js';
import { isWon, stockCount, wasteCount } from '../../engine';
import { back } from '../card/drawing';
import { Icon } from '../controls/Icon';
import { plural, t } from '../i18n/messages';
import { formatNumber } from '../i18n/numbers';
import type { BoardView } from './board-view';
import { spotOf, spotProperties } from './geometry';

/** The stock: its back and how many cards are left, or the sign of what a tap would do. */
export function Stock(props: {
  readonly view: BoardView;
  readonly tabIndex: number;
  readonly onTap: () => void;
}) {
  const count = () => stockCount(props.view.position().ring);
  // Nothing can be done with it once the game is won.
  const won = () => isWon(props.view.position());
  const canRedeal = () => !won() && wasteCount(props.view.position().ring) > 0;
  const action = () => {
    if (won()) return t('stockWon');
    if (count() > 0) return plural('stockDraw', count());
    return canRedeal() ? t('stockRedeal') : t('stockNothing');
  };
  const label = () => (props.view.isStockMarked() ? `${action()}, ${t('stockMarked')}` : action());
  return (
    <button
      type="button"
      class="card pile"
      style={spotProperties(spotOf('stock', props.view.leftHanded()))}
      tabIndex={props.tabIndex}
      data-pile="stock"
      data-count={count()}
      data-empty={count() === 0 ? '' : undefined}
      data-partner={props.view.isStockMarked() ? '' : undefined}
      aria-label={label()}
      onClick={() => props.onTap()}
    >
      <Show when={count() > 0} fallback={<Icon name={canRedeal() ? 'redeal' : 'nothing'} />}>
        {back(props.view.back())}
        <span class="pile-count">{formatNumber(count())}</span>
      </Show>
    </button>
  );
}
