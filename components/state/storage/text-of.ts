/** A stored value as text: JSON, unless the browser has stored what JSON cannot say. */
export function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
