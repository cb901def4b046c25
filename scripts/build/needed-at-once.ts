/** What is asked of the bundler's knowledge of a module. */
interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** Files of the engine that only windows use; its one door names them beside all others. */
const FOR_WINDOWS =
  /\/engine\/(daily|day-number|find-deal-code|parse-deal-code|worked-example)\.ts$/;

/** What WXT puts into every page. */
const FROM_WXT = /virtual:wxt/;

/**
 * Says of a module whether it is needed before the board can be played: whether the files that both
 * pages name import it, directly or not. What is only imported when it is shown or heard is not.
 */
export function neededAtOnce(named: readonly string[]): (id: string, modules: Modules) => boolean {
  const needed = new Set<string>();
  const gather = (id: string, modules: Modules) => {
    if (needed.has(id) || FOR_WINDOWS.test(id)) return;
    needed.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) gather(imported, modules);
  };
  return (id, modules) => {
    for (const file of named) gather(file, modules);
    return needed.has(id) || FROM_WXT.test(id);
  };
}
