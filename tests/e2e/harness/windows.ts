import type { DialogName } from '../../../components/dialogs/dialogs';
import { PUBLISHED_CODE, WORKED_EXAMPLE } from '../../../engine';
import { FINISHED } from './finished-games';
import { openData } from './open-data';
import type { State } from './open-state';
import { sharedByAnotherDevice } from './other-device';
import type { Surface } from './surface';

/** Played on here since the other device last heard of it, as `devices` needs; any other game will do too. */
const PLAYED = {
  v: 2,
  id: 'k3x0q8f2ab',
  deal: PUBLISHED_CODE,
  log: '9yzwx2vzsuor1tz1nziz',
  undo: 20,
  redo: '',
  time: 192_000,
  plays: { desk: 10 },
  playedAt: 1,
};
const STUCK = { ...PLAYED, id: 'stuck', deal: 'HH1-N-AAAAABW', log: '', undo: 0 };
const WON = { ...PLAYED, id: 'won', log: WORKED_EXAMPLE.log, undo: 0 };

const seen = (name: DialogName, content = '') => {
  const selector = `[data-dialog="${name}"] ${content}`;
  return ({ page }: Surface) => page.locator(selector).first().waitFor();
};

/** Of a window that has a button under the board, of the same name. */
const byButton = (
  name: Extract<DialogName, Parameters<Surface['action']>[0]>,
  content?: string,
) => ({
  local: { game: PLAYED, ...FINISHED },
  reach: async (surface: Surface) => {
    await surface.action(name).click();
    await seen(name, content)(surface);
  },
});

/** How each window is reached. What opens every window goes through these. */
export const WINDOWS: Readonly<Record<DialogName, Required<Pick<State, 'reach'>> & State>> = {
  help: byButton('help'),
  settings: byButton('settings'),
  code: byButton('code'),
  daily: byButton('daily', '[data-day]'),
  statistics: byButton('statistics', '[data-cards-left]'),
  history: {
    local: { game: PLAYED, ...FINISHED },
    reach: async (surface) => {
      await WINDOWS.statistics.reach(surface);
      await surface.page.locator('[data-dialog="statistics"] [data-action="history"]').click();
      await seen('history', '[data-game]')(surface);
    },
  },
  data: { local: { game: PLAYED }, reach: openData },
  stuck: { local: { game: STUCK }, reach: seen('stuck') },
  won: { local: { game: WON }, reach: seen('won') },
  devices: {
    local: { game: PLAYED },
    sync: { game: sharedByAnotherDevice('9yz2', 12) },
    reach: seen('devices'),
  },
};

/** Their names, in that order. */
export const WINDOW_NAMES = Object.keys(WINDOWS) as DialogName[];
