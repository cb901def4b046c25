// Runs before anything is painted. The settings come from storage a moment later; this copy of two
// of them keeps a dark page from flashing light, and a light one from flashing dark.
try {
  const kept = /^(system|light|dark) (rose|ink)$/.exec(localStorage.getItem('appearance') ?? '');
  if (kept) {
    document.documentElement.dataset.theme = kept[1];
    document.documentElement.dataset.table = kept[2];
  }
} catch {
  // Without it the first frame is the system's.
}
