/** `npm run screenshots`: every surface, size, theme and state, in three languages, as pictures. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { encodeDays } from '../components/state/days/days';
import { addDays, type Day, dailyCode, dayOf, PUBLISHED_CODE, SAVED_GAME_VERSION } from '../engine';
import { FINISHED } from '../tests/e2e/harness/finished-games';
import { type GameBrowser, launchBrowser } from '../tests/e2e/harness/launch';
import { type State, storeState } from '../tests/e2e/harness/open-state';
import { Surface } from '../tests/e2e/harness/surface';
import { WINDOWS } from '../tests/e2e/harness/windows';
import { removeProfile } from '../tests/support/profile';

/** Forty days until today. */
const MONTH = Array.from({ length: 40 }, (_, index) => addDays(dayOf(new Date()), index - 39));

const FOLDER = '.output/screenshots';

const save = (log: string, undo: number, deal: string = PUBLISHED_CODE) => ({
  v: 1,
  deal,
  log,
  undo,
  time: 192_000,
});

const PLAYED = save('9yzwx2vzsuor1tz1nziz', 20);
/** The heart of a day, under play, with the month before it. */
const DAILY = {
  ...save('1', 1, dailyCode(MONTH.at(-1) as Day)),
  v: 2,
  id: 'k3x0q8f2ab',
  day: MONTH.at(-1),
  redo: '',
  onItsDay: true,
  unfinished: [PLAYED],
  finished: [],
};
const DAYS = encodeDays(
  new Map(MONTH.map((day, index) => [day, [0, 5, 5, 1, 8, 2, 0, 1][index % 8] ?? 0])),
);
/** On the new tab; the popup opens one for it. */
const chooseFile = async (surface: Surface) => {
  await WINDOWS.data.reach(surface);
  const name = 'heart-to-heart-2026-11-30.json';
  const file = { app: 'heart-to-heart', v: 1, exported: '2026-11-30T12:00:00Z', game: PLAYED };
  const buffer = Buffer.from(JSON.stringify({ ...file, settings: { v: 1, theme: 'dark' } }));
  const chooser = surface.page.locator('input[type="file"]');
  if ((await chooser.count()) === 0) return;
  await chooser.setInputFiles({ name, mimeType: 'application/json', buffer });
  await surface.page.locator('[data-preview]').waitFor();
};

const scrollToCalendar = async (surface: Surface) => {
  await WINDOWS.statistics.reach(surface);
  await surface.page.locator('.win-calendar').scrollIntoViewIfNeeded();
};

const STATES = {
  dealt: { local: { game: save('', 0) } },
  partner: { local: { game: save('9', 9) } },
  selected: { local: { game: save('9', 9) }, reach: (surface) => surface.tap(25) },
  played: { local: { game: PLAYED } },
  'empty-stock': { local: { game: save('26', 26) } },
  unreadable: { local: { game: { v: SAVED_GAME_VERSION + 1 } } },
  ...WINDOWS,
  'data-file': { local: { game: save('3', 3) }, reach: chooseFile },
  charts: { local: { game: PLAYED }, reach: scrollToCalendar },
  heart: { local: { game: DAILY } },
  // On the new tab; the popup shows the game.
  welcome: { local: { game: save('', 0) } },
  quiet: { local: { game: PLAYED } },
  'heart-daily': { local: { game: DAILY }, reach: WINDOWS.daily.reach },
} satisfies Readonly<Record<string, State>>;
type StateName = keyof typeof STATES;

type Size = readonly [width: number, height: number];
const POPUP: Size = [460, 560];
const TAB: Size = [1280, 800];
const OTHER_SIZES: readonly (readonly ['popup' | 'newtab', Size])[] = [
  ['popup', [348, 560]],
  ['popup', [640, 480]],
  ['popup', [800, 500]],
  ['newtab', [500, 400]],
  ['newtab', [800, 500]],
  ['newtab', [2560, 1440]],
];

async function take(
  browser: GameBrowser,
  page: 'popup' | 'newtab',
  [width, height]: Size,
  state: StateName,
  theme: 'light' | 'dark',
  language: string,
): Promise<void> {
  const { local, sync = {}, reach }: State = STATES[state];
  const surface = new Surface(await browser.context.newPage());
  await surface.page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await surface.page.setViewportSize({ width, height });
  const settings = {
    welcomed: state !== 'welcome',
    newTab: state === 'quiet' ? 'quiet' : 'heart',
  };
  const stored = { local: { days: DAYS, ...FINISHED, ...local }, sync };
  await storeState(browser, surface.page, stored, settings);
  await surface.page.goto(`${browser.origin}/${page}.html`);
  if (page === 'newtab' && state === 'quiet') await surface.page.locator('.quiet').waitFor();
  else await surface.ready();
  if (page === 'newtab' && state === 'welcome') {
    await surface.page.locator('section[data-welcome]').waitFor();
  }
  await reach?.(surface);
  const name = [page, `${width}x${height}`, state, theme, language].join('-');
  await surface.page.screenshot({ path: join(FOLDER, `${name}.png`) });
  await surface.page.close();
}

/** A browser for a few pictures: none may write to synced storage more than so often in a minute. */
async function withBrowser(language: string, act: (browser: GameBrowser) => Promise<void>) {
  const browser = await launchBrowser({ lang: language });
  await act(browser);
  await browser.close();
  await removeProfile(browser.profile);
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

for (const language of ['en', 'nl', 'ar']) {
  for (const theme of ['light', 'dark'] as const) {
    for (const [page, size] of [['popup', POPUP] as const, ['newtab', TAB] as const]) {
      await withBrowser(language, async (browser) => {
        for (const state of Object.keys(STATES) as StateName[]) {
          await take(browser, page, size, state, theme, language);
        }
      });
    }
  }
  await withBrowser(language, async (browser) => {
    for (const [page, size] of OTHER_SIZES) {
      await take(browser, page, size, 'played', 'light', language);
    }
  });
}
console.log(`The pictures lie in ${FOLDER}`);
