/**
 * The number of an option, as one has typed it.
 *
 * @throws RangeError for what is no whole number of at least `least`.
 */
export function wholeNumber(option: string, text: string, least = 1): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < least) {
    throw new RangeError(`--${option} takes a whole number from ${least} on, not "${text}".`);
  }
  return number;
}
