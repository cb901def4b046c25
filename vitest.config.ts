import solid from 'vite-plugin-solid';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'engine',
          include: ['tests/{engine,project,package}/**/*.test.ts'],
          benchmark: { include: ['tests/bench/*.bench.ts'] },
          environment: 'node',
          // Random play over many games takes seconds, and many on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        plugins: [WxtVitest(), solid({ hot: false })],
        resolve: { conditions: ['development', 'browser'] },
        test: {
          name: 'components',
          testTimeout: 60_000,
          include: ['tests/{state,components,messages}/**/*.test.{ts,tsx}'],
          benchmark: { include: [] },
          environment: 'happy-dom',
          setupFiles: ['tests/support/setup.ts'],
        },
      },
    ],
    coverage: {
      include: ['engine/**/*.ts'],
      exclude: ['engine/index.ts'],
      reporter: ['text'],
      thresholds: { branches: 95, functions: 95, lines: 95, statements: 95 },
    },
  },
});
