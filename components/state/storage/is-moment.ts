/** The latest moment that a date can have. */
export const LATEST_DATE = 8.64e15;

/** Whether a stored value is a moment that a date can have: whole milliseconds since 1970. */
export const isMoment = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= LATEST_DATE;
