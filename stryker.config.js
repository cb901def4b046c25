// Changes the rules in every small way that may be a mistake, and sees whether a test notices.
export default {
  mutate: ['engine/**/*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.engine.config.ts' },
  // What the tests of the engine need; the rest would only be copied.
  ignorePatterns: [
    '*',
    ...['engine', 'tests', '.wxt', 'package.json', 'tsconfig.json', 'vitest.engine.config.ts'].map(
      (kept) => `!${kept}{,/**}`,
    ),
  ],
  tempDirName: '.output/mutation/sandbox',
  // For `npm run mutation -- --incremental`, which tries only what has changed since the last time.
  incrementalFile: '.output/mutation/incremental.json',
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: '.output/mutation/index.html' },
  concurrency: 2,
  thresholds: { high: 95, low: 92, break: 90 },
};
