/** What a changelog says of a version, below its heading; null when it says nothing. */
export function changesIn(changelog: string, version: string): string | null {
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((text) => /^\S+/.exec(text)?.[0] === version);
  const changes = section?.slice(section.indexOf('\n')).trim();
  return changes || null;
}
