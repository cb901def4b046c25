import { letters } from './back-letters';
import { roses } from './back-roses';
import { backArt } from './templates';

/** The text of the drawing of each back that no page brings along. */
export const OTHER_BACKS: Readonly<Record<string, () => string>> = {
  letters: () => backArt('letters', letters()),
  roses: () => backArt('roses', roses()),
};
