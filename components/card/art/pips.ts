import { heartPath } from './heart';

const SIZE = 21;

/** For each rank, where the pips stand: x and y of each; those below the middle are turned. */
const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = (() => {
  const pair = (...ys: number[]) => ys.flatMap((y) => [[27, y] as const, [73, y] as const]);
  const mid = (...ys: number[]) => ys.map((y) => [50, y] as const);
  return {
    2: mid(40, 120),
    3: mid(40, 80, 120),
    4: pair(40, 120),
    5: [...pair(40, 120), ...mid(80)],
    6: pair(40, 80, 120),
    7: [...pair(40, 80, 120), ...mid(60)],
    8: [...pair(40, 80, 120), ...mid(60, 100)],
    9: [...pair(40, 67, 93, 120), ...mid(80)],
    10: [...pair(40, 67, 93, 120), ...mid(53.5, 106.5)],
  };
})();

/** All the pips of a card from 2 to 10, as one path. */
export function pipsPath(rank: number): string {
  return (SPOTS[rank] ?? []).map(([x, y]) => heartPath(x, y, SIZE, y > 80)).join('');
}
