import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changesIn } from '../../scripts/changelog';

const CHANGELOG = `# What is new

## 1.10.0

- A tenth.

### More

- Of it.

## 1.1.0 (today)

- A first.

## 1.0.0
`;

describe('the changes of a version', () => {
  it('go from its heading to the next', () => {
    expect(changesIn(CHANGELOG, '1.10.0')).toBe('- A tenth.\n\n### More\n\n- Of it.');
  });

  it('are not those of a version whose name begins alike', () => {
    expect(changesIn(CHANGELOG, '1.1.0')).toBe('- A first.');
    expect(changesIn(CHANGELOG, '1.1')).toBeNull();
  });

  it('are none for a version without any, or that is not there', () => {
    expect(changesIn(CHANGELOG, '1.0.0')).toBeNull();
    expect(changesIn(CHANGELOG, '2.0.0')).toBeNull();
  });

  it('are there for the version at hand', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(changesIn(readFileSync('CHANGELOG.md', 'utf8'), version)).toContain('- ');
  });
});
