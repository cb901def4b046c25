import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import knownWarnings from './known-warnings.json';

/** A finding of Mozilla's linter, the one that its store runs. */
interface Finding {
  _type: 'error' | 'warning' | 'notice';
  code: string;
  message: string;
  file?: string;
  line?: number;
  column?: number;
}

interface Report {
  errors: Finding[];
  warnings: Finding[];
  notices: Finding[];
}

/** A warning that stays, and why. */
interface Known {
  code: string;
  /** With a * for the part of the name that changes with the content. */
  file: string;
  /** What stands right before the place that is warned of. */
  before: string;
  reason: string;
}

const require = createRequire(import.meta.url);

function findingsIn(dir: string): Finding[] {
  const linter = require.resolve('addons-linter/bin/addons-linter');
  const { stdout, stderr } = spawnSync(process.execPath, [linter, dir, '--output', 'json'], {
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(`The linter says nothing: ${stderr}`);
  const { errors, warnings, notices }: Report = JSON.parse(stdout);
  return [...errors, ...warnings, ...notices];
}

/** What stands in front of the place of a finding, on its line. */
function textBefore(dir: string, { file, line, column }: Finding): string {
  if (!file || !line || column === undefined) return '';
  const lines = readFileSync(join(dir, file), 'utf8').split('\n');
  return lines[line - 1]?.slice(0, column - 1) ?? '';
}

const withoutHash = (file = '') => file.replace(/-[\w-]{8}(\.\w+)$/, '-*$1');

/** Lints the built extension; says what is wrong, and what stays with a reason. */
export function lintFirefox(
  dir: string,
  known: readonly Known[] = knownWarnings,
): { faults: string[]; explained: Known[] } {
  const left = [...known];
  const faults: string[] = [];
  for (const finding of findingsIn(dir)) {
    const place = left.findIndex(
      ({ code, file, before }) =>
        finding._type !== 'error' &&
        finding.code === code &&
        withoutHash(finding.file) === file &&
        textBefore(dir, finding).endsWith(before),
    );
    // Each explains one place: a second one of the same kind is another matter.
    if (place >= 0) left.splice(place, 1);
    else faults.push(`${finding._type} ${finding.code} in ${finding.file}: ${finding.message}`);
  }
  faults.push(...left.map(({ code, file }) => `explained, but found no more: ${code} in ${file}`));
  return { faults, explained: known.filter((each) => !left.includes(each)) };
}
