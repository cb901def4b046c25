import type { Settings } from '../state/settings';
import { lattice } from './art/back-lattice';
import type { Layer } from './art/layer';

/** The name of a back. */
export type BackName = Settings['back'];

/** The drawing of a back: the usual one at once, the others when they have been loaded. */
export function backLayers(name: BackName): readonly Layer[] | Promise<readonly Layer[]> {
  if (name === 'letters') return import('./art/back-letters').then(({ letters }) => letters());
  if (name === 'roses') return import('./art/back-roses').then(({ roses }) => roses());
  return lattice();
}
