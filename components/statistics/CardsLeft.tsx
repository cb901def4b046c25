import { For } from 'solid-js';
import { t } from '../i18n/messages';
import { formatNumber } from '../i18n/numbers';

/** Cards left that are counted together: 1 to 5, 6 to 10, … 21 to 25. */
const GROUP = 5;

const groupsOf = (left: readonly number[]) =>
  Array.from({ length: left.length / GROUP }, (_, group) => ({
    from: group * GROUP + 1,
    count: left.slice(group * GROUP, (group + 1) * GROUP).reduce((sum, count) => sum + count, 0),
  }));

/** How many games were lost with how many cards left: bars, and the table that they stand in. */
export function CardsLeft(props: {
  /** How many games with 1, 2, … 25 cards left. */
  readonly left: readonly number[];
  readonly labelledBy: string;
}) {
  const groups = () => groupsOf(props.left);
  const most = () => Math.max(1, ...groups().map(({ count }) => count));
  return (
    <table class="bars" aria-labelledby={props.labelledBy}>
      <thead class="visually-hidden">
        <tr>
          <th scope="col">{t('cardsLeft')}</th>
          <th scope="col">{t('games')}</th>
        </tr>
      </thead>
      <tbody>
        <For each={groups()}>
          {({ from, count }) => (
            <tr data-cards-left={from}>
              <th scope="row">
                <bdi>{`${formatNumber(from)}–${formatNumber(from + GROUP - 1)}`}</bdi>
              </th>
              <td>
                <span class="bar-line">
                  <span
                    class="bar"
                    hidden={count === 0}
                    style={{ 'inline-size': `${(80 * count) / most()}%` }}
                  />
                  {formatNumber(count)}
                </span>
              </td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
