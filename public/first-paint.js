// Before any paint, and before the game's code is there (ARCHITECTURE.md, "Opening").
const { storage } = globalThis.browser ?? globalThis.chrome;
const ask = (name, keys) => {
  const answer = storage[name].get(keys);
  answer.catch(() => {}); // Whoever takes the answer sees it.
  const asked = { keys, answer, isOld: false };
  storage[name].onChanged.addListener((changes) => {
    if (keys.some((key) => key in changes)) asked.isOld = true;
  });
  return asked;
};
globalThis.askedFirst = {
  local: ask('local', ['game', 'settings']),
  sync: ask('sync', ['settings']),
};
try {
  const kept = /^(system|light|dark) (rose|ink)( browser)?/.exec(localStorage.appearance);
  if (kept) {
    const { dataset } = document.documentElement;
    dataset.theme = kept[1];
    dataset.table = kept[2];
    if (kept[3] && location.pathname === '/newtab.html') dataset.leaving = '';
  }
} catch {} // Blocked: the first frame is the system's.
