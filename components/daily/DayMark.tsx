import { HEART } from '../card/art/heart';
import type { DayState } from './day-state';

/** The left half of the same heart. */
const HALF = 'M.5 .96V.21C.47 .1 .38 .03 .26 .03C.12 .03 0 .13 0 .3C0 .61 .42 .8 .5 .96Z';

/** The heart of a day: filled when it is won, half filled while it is played, else an outline. */
export function DayMark(props: { readonly state: DayState }) {
  const isShown = () => props.state !== 'open' && props.state !== 'ahead';
  const filled = () => ({ won: HEART, begun: HALF })[props.state as string] ?? '';
  return (
    <svg class="day-mark" viewBox="-0.1 -0.1 1.2 1.2" aria-hidden="true">
      <path class="day-filled" d={filled()} />
      <path class="day-heart" d={isShown() ? HEART : ''} />
    </svg>
  );
}
