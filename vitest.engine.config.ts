import { defineConfig } from 'vitest/config';

/** The tests that `npm run mutation` repeats for every change that it makes. */
export default defineConfig({
  test: {
    include: ['tests/engine/**/*.test.ts'],
    exclude: [
      // Random play takes seconds each time; what the rules say is for the tests of the rules to catch.
      'tests/engine/play.test.ts',
      // Runs in threads, which cannot have a time zone of their own.
      'tests/engine/time-zones.test.ts',
    ],
    // Watched code runs slowly.
    testTimeout: 60_000,
  },
});
