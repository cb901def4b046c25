// Runs before anything is painted, and before the game's own code is there.

// Asked for as early as can be: what the board waits for. See components/state/asked-first.ts.
const { storage } = globalThis.browser ?? globalThis.chrome;
const ask = (name, keys) => {
  const answer = storage[name].get(keys);
  // Whoever takes the answer sees that it failed.
  answer.catch(() => {});
  return { keys, answer };
};
globalThis.askedFirst = {
  local: ask('local', ['game', 'settings']),
  sync: ask('sync', ['settings']),
};

// The settings come from storage a moment later; this copy of some
// of them keeps a dark page from flashing light, a light one from flashing dark, and either from
// flashing at all on the way to the browser's own new tab page.
try {
  const kept = /^(system|light|dark) (rose|ink)( browser)?/.exec(
    localStorage.getItem('appearance') ?? '',
  );
  if (kept) {
    const { dataset } = document.documentElement;
    dataset.theme = kept[1];
    dataset.table = kept[2];
    if (kept[3] && location.pathname === '/newtab.html') dataset.leaving = '';
  }
} catch {
  // Without it the first frame is the system's.
}
