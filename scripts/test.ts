// `npm test`: every suite in turn, whatever became of the others, then one line of totals.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, ensureFirefox } from './browser';

interface Tally {
  passed: number;
  failed: number;
}

interface Suite {
  name: string;
  /** A script below node_modules and its arguments: no shell, so that any system can run it. */
  command: string[];
  env?: Record<string, string>;
  /** Reads the suite's JSON report. A skipped test counts as failed: we allow none. */
  count: (report: never) => Tally;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

const root = join(import.meta.dirname, '..');
const reports = join(root, '.output/test-reports');
const reportOf = (name: string) => join(reports, `${name}.json`);

function countVitest(report: VitestReport): Tally {
  // A file that does not load has no tests in it, only its own failure.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const { numFailedTests, numPendingTests, numTodoTests } = report;
  return {
    passed: report.numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests + broken.length,
  };
}

function countPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
}

const vitest = (name: string, ...options: string[]): Suite => ({
  name,
  command: [
    'vitest/vitest.mjs',
    'run',
    ...options,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ],
  count: countVitest,
});

const suites: Suite[] = [
  vitest('unit', '--coverage'),
  {
    name: 'chromium',
    command: ['@playwright/test/cli.js', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('chromium') },
    count: countPlaywright,
  },
  vitest('firefox', '--config', 'vitest.firefox.config.ts'),
];

/** True when it ended well. Its output goes straight to ours. */
function runs([script = '', ...args]: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}

function tally({ name, count }: Suite): Tally {
  try {
    return count(JSON.parse(readFileSync(reportOf(name), 'utf8')) as never);
  } catch {
    console.error(`The ${name} suite left no report that can be read.`);
    return { passed: 0, failed: 1 };
  }
}

function run(suite: Suite): Tally {
  console.log(`\n== ${suite.name} ==`);
  const endedWell = runs(suite.command, suite.env);
  const { passed, failed } = tally(suite);
  // A suite can fail beyond its tests, by its coverage for one, and one without tests proves
  // nothing.
  const failedBesides = failed === 0 && (!endedWell || passed === 0);
  return { passed, failed: failedBesides ? 1 : failed };
}

function prepare(): Tally {
  rmSync(reports, { recursive: true, force: true });
  try {
    ensureChromium();
    ensureFirefox();
    for (const browser of ['chrome', 'firefox']) {
      const built = runs(['wxt/bin/wxt.mjs', 'build', '-b', browser]);
      if (!built) throw new Error(`The extension does not build for ${browser}.`);
    }
    return { passed: 0, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

const tallies = [prepare(), ...suites.map(run)];
const sum = (part: keyof Tally) => tallies.reduce((total, each) => total + each[part], 0);
process.exitCode = sum('failed') === 0 ? 0 : 1;
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
