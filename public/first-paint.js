// Runs before anything is painted. The settings come from storage a moment later; this copy of some
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
