import type { Figures } from './compare';

/** What a median must keep to: so many times the blank page's, so much more than it, or so much. */
export type Budget =
  | { readonly times: number }
  | { readonly over: number }
  | { readonly most: number };

/** Budgets by the name of the figure. */
export type Budgets = Readonly<Record<string, Budget>>;

/** The middle one of some numbers. */
function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

const digits = (value: number) => value.toFixed(Math.abs(value) < 100 ? 1 : 0);

function spread(numbers: readonly number[]): string {
  if (numbers.length < 2) return digits(median(numbers));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return `${digits(median(numbers))} (${digits(least)}-${digits(most)})`;
}

function keeps(base: number, own: number, budget: Budget): boolean {
  if ('times' in budget) return own <= base * budget.times;
  return 'over' in budget ? own - base <= budget.over : own <= budget.most;
}

function inWords(budget: Budget): string {
  if ('times' in budget) return `at most ${budget.times} times`;
  return 'over' in budget ? `at most ${budget.over} more` : `at most ${budget.most}`;
}

/**
 * Prints figures as a table: of each subject the median with the least and the most, then how the
 * game, the last subject but for an older build, compares with the blank page, which is the first.
 * Returns whether the game keeps to its budgets.
 */
export function report(
  title: string,
  subjects: readonly string[],
  figures: Figures,
  budgets: Budgets = {},
): boolean {
  const print = (cells: readonly string[]) =>
    console.log(
      cells
        .map((cell, index) => cell.padEnd(index === 0 ? 32 : 22))
        .join('')
        .trimEnd(),
    );
  console.log();
  print([title, ...subjects, 'game to blank']);
  let kept = true;
  for (const [name, values] of figures) {
    const [base = Number.NaN, own = Number.NaN] = values.map(median);
    const budget = budgets[name];
    const isKept = !budget || keeps(base, own, budget);
    // Of nothing there is no multiple.
    const times = base === 0 ? '' : `${(own / base).toFixed(2)} times, `;
    const compared = `${times}${digits(own - base)} more`;
    const judged = budget ? `; ${inWords(budget)}${isKept ? '' : ': BROKEN'}` : '';
    print([name, ...values.map(spread), compared + judged]);
    kept &&= isKept;
  }
  return kept;
}
