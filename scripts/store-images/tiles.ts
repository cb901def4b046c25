import { join } from 'node:path';
import { PUBLISHED_CODE } from '../../engine';
import type { GameBrowser } from '../../tests/e2e/harness/launch';
import { addStyle, openScene } from './store-page';

/** A card on a tile: its rank, the middle of its place in pixels, and its turn in degrees. */
interface Card {
  readonly rank: number;
  readonly at: readonly [x: number, y: number];
  readonly turn: number;
}

interface Tile {
  readonly size: readonly [width: number, height: number];
  /** Pixels of a card's width. */
  readonly width: number;
  readonly cards: readonly Card[];
  /** Where the name stands, and how large. */
  readonly name: {
    readonly text: string;
    readonly at: readonly [x: number, y: number];
    readonly size: number;
  };
}

/** The courts and the ace, held like a hand: turned around a point far below. */
const hand = ([x, y]: readonly [number, number], radius: number): Card[] =>
  [11, 12, 13, 1].map((rank, index) => {
    const turn = 10 * (index - 1.5);
    const angle = (turn * Math.PI) / 180;
    const at = [x + radius * Math.sin(angle), y + radius * (1 - Math.cos(angle))] as const;
    return { rank, at, turn };
  });

const TILES: readonly Tile[] = [
  {
    size: [440, 280],
    width: 120,
    cards: hand([220, 192], 430),
    name: { text: 'Heart to Heart', at: [220, 50], size: 52 },
  },
  {
    size: [1400, 560],
    width: 262,
    cards: hand([954, 298], 960),
    name: { text: 'Heart\nto Heart', at: [288, 274], size: 126 },
  },
];

/** The tiles of the listing, the same in every language. */
export async function makeTiles(browser: GameBrowser, folder: string): Promise<void> {
  for (const tile of TILES) {
    const game = { v: 1, deal: PUBLISHED_CODE, log: '', undo: 0, time: 0 };
    const { size } = tile;
    const { page } = await openScene(browser, { file: 'newtab.html', size, theme: 'light', game });
    await addStyle(page, 'tile.css');
    await page.evaluate(({ width, cards, name }) => {
      const board = document.querySelector<HTMLElement>('[data-board]');
      const sheet = document.createElement('div');
      sheet.className = 'tile';
      // The board's proportions, in its own unit.
      sheet.style.cssText = board?.style.cssText ?? '';
      const proportion = Number(board?.style.getPropertyValue('--card-width'));
      sheet.style.setProperty('--u', `${width / proportion}px`);
      for (const { rank, at, turn } of cards) {
        const place = document.createElement('div');
        place.className = 'card';
        const face = document.querySelector(`[data-rank="${rank}"] .face`);
        if (face) place.append(face.cloneNode(true));
        place.style.transform = `translate(${at[0]}px, ${at[1]}px) translate(-50%, -50%) rotate(${turn}deg)`;
        sheet.append(place);
      }
      const words = document.createElement('p');
      words.className = 'name';
      words.textContent = name.text;
      words.style.fontSize = `${name.size}px`;
      words.style.transform = `translate(${name.at[0]}px, ${name.at[1]}px) translate(-50%, -50%)`;
      sheet.append(words);
      document.body.append(sheet);
    }, tile);
    await page.screenshot({ path: join(folder, `tile-${size.join('x')}.png`) });
    await page.close();
  }
}
