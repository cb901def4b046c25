import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replayRecordedGame } from '../../scripts/conformance/recorded-game';

const lines = readFileSync('tests/data/recorded-games.jsonl', 'utf8').trim().split('\n');

describe('recorded games', () => {
  it('has all 48 of them', () => {
    expect(lines).toHaveLength(48);
  });

  it.each(lines.map((line, index) => [index + 1, line] as const))(
    'plays game %i as it was recorded',
    (_, line) => {
      expect(replayRecordedGame(JSON.parse(line))).toEqual([]);
    },
  );

  it('reports a difference where the record says something else', () => {
    const recorded = JSON.parse(lines[0] as string);
    recorded.outcomes[1] = 'redealt';
    recorded.final.score += 10;
    expect(replayRecordedGame(recorded)).toEqual([
      'step 1 (stock): drawn, recorded redealt',
      'final: score is 90, recorded 100',
    ]);
  });
});
