import type { Day } from './day';
import { dayNumber } from './day-number';
import type { DealCode } from './deal-code';
import { randomDealCode } from './dealing';
import { sfc32 } from './random';

/** Sets the daily hearts apart from other numbers made of a seed; like the dealing, it never changes. */
const DAILY_CONSTANT = 0x4441_5953;
const WARM_UP = 12;

/** The deal of a day, the same for everyone and for ever; never one that is stuck from the start. */
export function dailyCode(day: Day): DealCode {
  const random = sfc32(dayNumber(day) | 0, DAILY_CONSTANT, 0, 1);
  for (let step = 0; step < WARM_UP; step++) random();
  return randomDealCode(random);
}
