import { language } from './messages';

/** Without separators: a count of moves is a number to read at a glance, and has few digits. */
let format: Intl.NumberFormat | undefined;
let twoDigits: Intl.NumberFormat | undefined;

/** A whole number in the digits of the player's language. */
export function formatNumber(value: number): string {
  format ??= new Intl.NumberFormat(language(), { useGrouping: false });
  return format.format(value);
}

/** The same with at least two digits, for clocks. */
function formatTwoDigits(value: number): string {
  twoDigits ??= new Intl.NumberFormat(language(), { minimumIntegerDigits: 2 });
  return twoDigits.format(value);
}

/** Whole seconds as a clock: `0:42`, `12:05`, `1:00:00`. */
export function formatTime(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = formatTwoDigits(seconds % 60);
  return hours > 0
    ? `${formatNumber(hours)}:${formatTwoDigits(minutes)}:${rest}`
    : `${formatNumber(minutes)}:${rest}`;
}

/** A day and a time, as short as the player's language has them. */
export const formatDate = (date: Date): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(date);
