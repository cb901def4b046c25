/**
 * How often something was played on each of the player's devices, by the name of the device. A game
 * carries what it knows of: one that knows of all that another knows is the later of the two, and
 * two of which neither does were both played on.
 */
export type Plays = Readonly<Record<string, number>>;

/** The name under which a game counts that was played before devices had names. */
const NAMELESS = 'before';
/** Far more than anybody plays, and far below where counting on gets inexact. */
const MOST_PLAYS = 2 ** 40;

/** Of a device whose name may be that of anything that every object has. */
export const countOf = (plays: Plays, device: string) =>
  Object.hasOwn(plays, device) ? (plays[device] ?? 0) : 0;

/**
 * With one more on a device. No name is ever forgotten, for who knows less than others is taken for the
 * earlier one: what was forgotten here would come back from there, over and over.
 */
export const played = (plays: Plays, device: string): Plays => ({
  ...plays,
  [device]: Math.min(countOf(plays, device) + 1, MOST_PLAYS - 1),
});

/** Reads any stored value; a game that was played, but does not say where, was played somewhere. */
export function decodePlays(stored: unknown, isPlayed: boolean): Plays {
  if (typeof stored !== 'object' || stored === null) return isPlayed ? { [NAMELESS]: 1 } : {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([, count]) => Number.isSafeInteger(count) && count > 0 && count < MOST_PLAYS,
    ),
  );
}
