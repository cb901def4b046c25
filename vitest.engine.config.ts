import { defineConfig } from 'vitest/config';

/** The tests that `npm run mutation` repeats for every change that it makes. */
export default defineConfig({
  test: {
    include: ['tests/engine/**/*.test.ts'],
    // Random play takes seconds each time; what the rules say is for the tests of the rules to catch.
    exclude: ['tests/engine/play.test.ts'],
    // Watched code runs slowly.
    testTimeout: 60_000,
  },
});
