/**
 * The letter of a key, as it is printed on a Latin keyboard: on another, the key in its place. Empty
 * for a letter with Shift, which is none of ours; a question mark needs it on most keyboards.
 */
export function letterOf({ key, code, shiftKey, ctrlKey, metaKey }: KeyboardEvent): string {
  if (key === '?') return key;
  if (shiftKey && !ctrlKey && !metaKey) return '';
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
}
