/** Rounds a coordinate to one decimal. */
export const round = (n: number): number => Math.round(n * 10) / 10;

/** Numbers as path text: no zero before a point, and a space only where no minus parts them. */
const joined = (numbers: readonly number[]): string =>
  numbers
    .map((n) => String(n).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');

/**
 * Path text from a unit box (M, C, L and Z, all absolute), centred on a point and scaled; a negative
 * scale mirrors it. It is written relative to the point: the same shape has the same text wherever it
 * stands, and so the page packs well.
 */
export function stamp(unit: string, cx: number, cy: number, width: number, height = width): string {
  let at: readonly [number, number] = [0, 0];
  let start = at;
  const relative = unit.replace(/([MCLZ])([^MCLZ]*)/g, (_, command: string, text: string) => {
    if (command === 'Z') {
      at = start;
      return 'z';
    }
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map((written, index) => {
      const scale = index % 2 === 0 ? width : height;
      return round(scale * (Number(written) - 0.5) - (at[index % 2] ?? 0));
    });
    // From the rounded point: what is rounded off once is made up for by the next command.
    const [x = 0, y = 0] = numbers.slice(-2);
    at = [at[0] + x, at[1] + y];
    if (command === 'M') start = at;
    return command.toLowerCase() + joined(numbers);
  });
  return `M${joined([round(cx), round(cy)])}${relative}`;
}
