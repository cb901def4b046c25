/**
 * Loads a part of the game with the style sheets that it needs, each once. Stands in for Vite's own
 * helper (see wxt.config.ts), which also serves browsers that are none of ours.
 */
const sheets = new Map<string, Promise<unknown>>();

const addSheet = (path: string): Promise<unknown> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/${path}`;
    link.onload = resolve;
    // Without it the part is plain, but there.
    link.onerror = resolve;
    document.head.append(link);
  });

/** By the name that Vite calls it. */
export function __vitePreload<Part>(
  load: () => Promise<Part>,
  paths: readonly string[] = [],
): Promise<Part> {
  const styles = paths.filter((path) => path.endsWith('.css'));
  for (const path of styles) if (!sheets.has(path)) sheets.set(path, addSheet(path));
  return Promise.all(styles.map((path) => sheets.get(path))).then(load);
}
