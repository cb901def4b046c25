import type { Rank } from '../../engine';
import { rankLetter } from '../i18n/ranks';
import type { Settings } from '../state/settings/settings';
import './card.css';

/** A copy of a drawing that the page has in a template; see art/templates.ts. */
function drawing(name: string): Element {
  const template = document.getElementById(`drawing-${name}`) as HTMLTemplateElement;
  return document.importNode(template.content.firstElementChild as Element, true);
}

const faces = new Map<Rank, Element>();

/** The printed side of a card. */
export function face(rank: Rank): Element {
  let known = faces.get(rank);
  if (!known) {
    known = drawing(`face-${rank}`);
    known.lastElementChild?.append(rankLetter(rank));
    faces.set(rank, known);
  }
  return known.cloneNode(true) as Element;
}

/** The name of a back. */
export type BackName = Settings['back'];

/** The back of a card: the usual one at once, the others when they have been loaded. */
export function back(name: BackName): Element {
  if (name === 'lattice') return drawing('back-lattice');
  const place = document.createElement('span');
  place.className = 'face back';
  place.ariaHidden = 'true';
  void import('./art/other-backs').then(({ OTHER_BACKS }) => {
    const page = new DOMParser().parseFromString(OTHER_BACKS[name]?.() ?? '', 'text/html');
    place.append(...(page.body.firstElementChild?.childNodes ?? []));
  });
  return place;
}
