import type { KnipConfig } from 'knip';

export default {
  // The pages name it by its address: it runs before any module.
  entry: ['public/first-paint.js'],
  vitest: { config: ['vitest.config.ts', 'vitest.engine.config.ts'] },
  // Installs a missing browser, on Debian alone.
  ignoreBinaries: ['apt-get'],
  // A type that an exported one is made of may have a name of its own.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
