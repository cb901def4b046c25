import { defineConfig } from 'vitest/config';

/** The built extension in the real Firefox: apart from the other tests, which need no browser. */
export default defineConfig({
  test: {
    include: ['tests/firefox/**/*.test.ts'],
    environment: 'node',
    // Every test has a browser of its own.
    maxWorkers: 2,
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
