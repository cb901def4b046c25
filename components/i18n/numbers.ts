/**
 * A whole number, without separators: a count of moves is a number to read at a glance, and has few
 * digits. All languages of the game write it with the same digits (a test asks Intl, whose formats
 * cost more at the start than all other texts of the board).
 */
export const formatNumber = (value: number): string => String(value);

/** The same with at least two digits, for clocks. */
const formatTwoDigits = (value: number): string => String(value).padStart(2, '0');

/** Whole seconds as a clock: `0:42`, `12:05`, `1:00:00`. */
export function formatTime(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = formatTwoDigits(seconds % 60);
  return hours > 0
    ? `${formatNumber(hours)}:${formatTwoDigits(minutes)}:${rest}`
    : `${formatNumber(minutes)}:${rest}`;
}
