import type { Area } from './private-window';

/** An area of storage some keys of which are asked for before anyone wants them. */
export function askedFirst(area: Area, keys: readonly string[]): Area {
  const answers = new Map(keys.map((key) => [key, area.get(key)]));
  // Whoever takes an answer sees that it failed.
  for (const answer of answers.values()) answer.catch(() => {});
  // What is written before anyone listens would be missed.
  area.onChanged.addListener((changes) => {
    for (const key of Object.keys(changes)) answers.delete(key);
  });
  return {
    get: (key) => {
      const answer = answers.get(key) ?? area.get(key);
      answers.delete(key);
      return answer;
    },
    set: (items) => area.set(items),
    remove: (key) => area.remove(key),
    onChanged: area.onChanged,
  };
}
