import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Every test has a browser of its own, so all of them may run side by side.
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Only what hangs is to meet it: busy machines are slow.
  timeout: 60_000,
  reporter: 'list',
});
