import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = '.github/workflows';
const TEMPLATES = '.github/ISSUE_TEMPLATE';
/** Of those that every new repository on GitHub has: another one would have to be made there first. */
const LABELS = ['bug', 'enhancement'];

const textOf = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');

/** The steps of all workflows: each begins with a dash, deeper than the jobs. */
const steps = readdirSync(FOLDER).flatMap((file) =>
  textOf(file)
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
    const [, ...jobs] = textOf('check.yml').split(/^ {2}(?=\w+:$)/m);
    const inContainers = jobs.filter((job) => /^ {4}container:/m.test(job));
    expect(inContainers).not.toEqual([]);
    for (const job of inContainers)
      expect(job).toContain('git config --global --add safe.directory "$GITHUB_WORKSPACE"');
  });

  it('release the very zips that were checked', () => {
    const nameIn = (file: string, action: string) =>
      steps
        .filter((step) => step.file === file && step.step.startsWith(`uses: actions/${action}@`))
        .map(({ step }) => /^ +name: (.+)$/m.exec(step)?.[1]);
    expect(nameIn('check.yml', 'upload-artifact')).toEqual(['packages']);
    expect(nameIn('release.yml', 'download-artifact')).toEqual(['packages']);
    expect(textOf('release.yml')).toMatch(/^ {4}needs: check$/m);
    expect(textOf('release.yml')).not.toContain('npm run package');
  });

  it('ask for known faults of libraries by themselves, so that none stops a change or a release', () => {
    const asking = readdirSync(FOLDER).filter((file) => textOf(file).includes('npm audit'));
    expect(asking).toEqual(['audit.yml']);
    expect(textOf('audit.yml')).toMatch(/^on:\n {2}schedule:\n.*\n {2}workflow_dispatch:\n\n/m);
  });

  it('get no more rights than they need: to read, and for a release to write', () => {
    for (const file of readdirSync(FOLDER)) {
      expect(textOf(file), file).toMatch(/^permissions:\n {2}contents: read\n\n/m);
      const written = textOf(file).match(/: write$/gm) ?? [];
      expect(written, file).toHaveLength(file === 'release.yml' ? 1 : 0);
    }
  });
});

it('what is reported on GitHub gets labels that are there', () => {
  for (const file of readdirSync(TEMPLATES).filter((name) => name !== 'config.yml')) {
    const label = /^labels: \[(.+)\]$/m.exec(readFileSync(`${TEMPLATES}/${file}`, 'utf8'))?.[1];
    expect(LABELS, file).toContain(label);
  }
});
