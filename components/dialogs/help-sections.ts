/** The sections of the rules, in order: each heading with the number of its paragraphs. */
export const HELP_SECTIONS = [
  ['helpLayout', 1],
  ['helpFree', 4],
  ['helpPairs', 3],
  ['helpStock', 3],
  ['helpTapping', 6],
  ['helpScore', 1],
  ['helpEnd', 2],
  ['helpApp', 7],
] as const;
