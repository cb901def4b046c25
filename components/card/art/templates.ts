import { lattice } from './back-lattice';
import { letters } from './back-letters';
import { roses } from './back-roses';
import { faceLayers } from './face';
import type { Layer } from './layer';

const BACKS = { lattice, letters, roses };
const RANKS = Array.from({ length: 13 }, (_, index) => index + 1);

const art = (layers: readonly Layer[]): string => {
  const paths = layers.map(({ ink, d }) => `<path class="ink-${ink}" d="${d}"/>`);
  return `<svg class="art" viewBox="0 0 100 140" aria-hidden="true">${paths.join('')}</svg>`;
};

const template = (name: string, content: string): string =>
  `<template id="drawing-${name}">${content}</template>`;

/**
 * All faces and backs as templates for a page: the browser reads them while it waits for the
 * scripts, and copies them faster than any script could draw. See drawing.ts.
 */
export const drawingTemplates = (): string =>
  [
    ...RANKS.map((rank) =>
      template(
        `face-${rank}`,
        `<span class="face" aria-hidden="true">${art(faceLayers(rank))}<span class="index"></span></span>`,
      ),
    ),
    ...Object.entries(BACKS).map(([name, layers]) =>
      template(
        `back-${name}`,
        `<span class="face back" aria-hidden="true">${art(layers())}</span>`,
      ),
    ),
  ].join('\n');
