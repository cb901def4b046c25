import type { KnipConfig } from 'knip';

export default {
  // The pages name it.
  entry: ['components/app/start.ts'],
  vitest: { config: ['vitest.config.ts', 'vitest.engine.config.ts', 'vitest.firefox.config.ts'] },
  // Of the machine, where it has them: one installs a missing browser, one shrinks pictures.
  ignoreBinaries: ['apt-get', 'optipng'],
  // A type that an exported one is made of may have a name of its own.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
