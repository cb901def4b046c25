import { parseLog, type Target } from '../../engine';

/** What a player taps to do all of a log, in order. */
export function targetsOf(text: string): Target[] {
  const log = parseLog(text);
  if (!log.ok) throw new Error(log.error);
  const stock = (taps: number) => new Array<'stock'>(taps).fill('stock');
  return [
    ...log.value.pairs.flatMap(({ taps, slot, partner }) => [...stock(taps), slot, partner]),
    ...stock(log.value.taps),
  ];
}
