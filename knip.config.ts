import type { KnipConfig } from 'knip';

export default {
  // The pages name them: the one by its address, for it runs before any module.
  entry: ['components/app/start.ts', 'public/first-paint.js'],
  vitest: { config: ['vitest.config.ts', 'vitest.engine.config.ts', 'vitest.firefox.config.ts'] },
  // Of the machine, where it has them: one installs a missing browser, one shrinks pictures.
  ignoreBinaries: ['apt-get', 'optipng'],
  // A type that an exported one is made of may have a name of its own.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
