/** What can be tapped: a place of the heart, 1 to 25, or a pile. */
export type Target = number | 'stock' | 'waste';

/** What a surface shows, read at one instant. */
export interface Position {
  /** Ranks of places 1 to 25; 0 where the card is gone. */
  heart: number[];
  stock: number;
  waste: number;
  /** Rank of the top waste card; 0 when there is none. */
  wasteTop: number;
  score: number;
  moves: number;
  status: string;
}

/** What a page is read through: its window, or anything else with its document. */
export interface View {
  document: Document;
}

/** Reads all that a page shows. To be run in a browser: it may use nothing from out here. */
export function readPosition({ document }: View = window): Position {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const data = (selector: string, name: string) => find(selector)?.dataset[name];
  const stat = (name: string) => Number(find(`[data-stat="${name}"]`)?.textContent);
  const places = Array.from({ length: 25 }, (_, index) => index + 1);
  return {
    heart: places.map((place) => Number(data(`[data-slot="${place}"]`, 'rank') ?? 0)),
    stock: Number(data('[data-pile="stock"]', 'count')),
    waste: Number(data('[data-pile="waste"]', 'count')),
    wasteTop: Number(data('[data-pile="waste"]', 'rank') ?? 0),
    score: stat('score'),
    moves: stat('moves'),
    status: data('[data-board]', 'status') ?? '',
  };
}
