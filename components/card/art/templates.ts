import { RANKS } from '../../../engine';
import { lattice } from './back-lattice';
import { faceLayers } from './face';
import type { Layer, Place } from './layer';

const EVERY_RANK = Array.from({ length: RANKS }, (_, index) => index + 1);

const path = ({ ink, d }: Layer) => `<path class="ink-${ink}" d="${d}"/>`;

/** A shape repeated: the marker of a line without ink, at every point of it. */
function repeated(layer: Layer, at: readonly Place[], id: string): string {
  const use = ['start', 'mid', 'end'].map((part) => `marker-${part}="url(#${id})"`).join(' ');
  return (
    `<marker id="${id}" markerUnits="userSpaceOnUse" overflow="visible">${path(layer)}</marker>` +
    `<path fill="none" d="M${at.join(' ')}" ${use}/>`
  );
}

function art(name: string, layers: readonly Layer[]): string {
  const shapes = layers.map((layer, index) =>
    layer.at ? repeated(layer, layer.at, `${name}-${index}`) : path(layer),
  );
  return `<svg class="art" viewBox="0 0 100 140">${shapes.join('')}</svg>`;
}

/** The text of a back's drawing. */
export const backArt = (name: string, layers: readonly Layer[]): string =>
  `<span class="face back" aria-hidden="true">${art(`back-${name}`, layers)}</span>`;

const template = (name: string, content: string): string =>
  `<template id="drawing-${name}">${content}</template>`;

/**
 * All faces and the usual back as templates for a page: the browser reads them while it waits for
 * the scripts, and copies them faster than any script could draw. See drawing.ts.
 */
export const drawingTemplates = (): string =>
  [
    ...EVERY_RANK.map((rank) =>
      template(
        `face-${rank}`,
        `<span class="face" aria-hidden="true">${art(`face-${rank}`, faceLayers(rank))}<span class="index"></span></span>`,
      ),
    ),
    template('back-lattice', backArt('lattice', lattice())),
  ].join('');
