import { test as base, expect } from 'vitest';
import { removeProfile } from '../../support/profile';
import { type GameFirefox, launchFirefox } from './launch';
import { Surface } from './surface';

interface Fixtures {
  /** For test.override: the browser's language. Default: the machine's. */
  lang: string | undefined;
  /** A browser with the game, for this test alone. Fails the test if a page reports an error. */
  firefox: GameFirefox;
  /** The game on a new tab, ready to be played. */
  newTab: Surface;
}

/** Vitest's test, with the game in a Firefox of its own. */
export const test = base.extend<Fixtures>({
  lang: undefined,

  firefox: async ({ lang }, use) => {
    const firefox = await launchFirefox(lang);
    try {
      await use(firefox);
      expect(await firefox.errors(), 'errors on the pages of the game').toEqual([]);
    } finally {
      await firefox.kill();
      await removeProfile(firefox.profile);
    }
  },

  newTab: async ({ firefox }, use) => {
    await use(await new Surface(await firefox.newTab()).ready());
  },
});

export { expect };
