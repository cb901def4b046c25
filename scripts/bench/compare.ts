import type { Subject } from './subject';

/** Measures one subject once; figures by name. */
export type Measurement = (subject: Subject) => Promise<Readonly<Record<string, number>>>;

/** All that was measured: for each figure its values, by subject. */
export type Figures = ReadonlyMap<string, readonly (readonly number[])[]>;

/**
 * Measures all subjects in turn, round by round, so that all meet the same machine. The first
 * `warmUp` rounds do not count.
 */
export async function compare(
  subjects: readonly Subject[],
  measure: Measurement,
  rounds: number,
  warmUp = 0,
): Promise<Figures> {
  const figures = new Map<string, number[][]>();
  for (let round = -warmUp; round < rounds; round++) {
    for (const [index, subject] of subjects.entries()) {
      const measured = await measure(subject);
      if (round < 0) continue;
      for (const [name, value] of Object.entries(measured)) {
        const values = figures.get(name) ?? subjects.map(() => []);
        values[index]?.push(value);
        figures.set(name, values);
      }
    }
  }
  return figures;
}
