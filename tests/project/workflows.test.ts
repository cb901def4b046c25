import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = '.github/workflows';

/** The steps of all workflows: each begins with a dash, deeper than the jobs. */
const steps = readdirSync(FOLDER).flatMap((file) =>
  readFileSync(`${FOLDER}/${file}`, 'utf8')
    .split(/^ {6}- /m)
    .slice(1)
    .map((step) => ({ file, step })),
);

describe('the workflows', () => {
  const uploads = steps.filter(({ step }) => step.startsWith('uses: actions/upload-artifact@'));

  it('upload what was built: a hidden folder is left out unless it is asked for', () => {
    const hidden = uploads.filter(({ step }) => /^ +path: \.output\//m.test(step));
    expect(hidden.map(({ file }) => file)).toEqual(['check.yml', 'mutation.yml']);
    for (const { file, step } of hidden)
      expect(step, file).toMatch(/^ +include-hidden-files: true$/m);
  });

  it('let git list the files in a container, where they are those of another user', () => {
    const [, ...jobs] = readFileSync(`${FOLDER}/check.yml`, 'utf8').split(/^ {2}(?=\w+:$)/m);
    const inContainers = jobs.filter((job) => /^ {4}container:/m.test(job));
    expect(inContainers).not.toEqual([]);
    for (const job of inContainers)
      expect(job).toContain('git config --global --add safe.directory "$GITHUB_WORKSPACE"');
  });
});
