/**
 * Puts the ground on the page before storage has answered, as this device last had it (see
 * appearance.ts): no frame is light for a player who wants it dark. Where the browser's own new tab is
 * wanted, there is none: the page may go at once.
 */
function lastGround(): { theme?: string; table?: string | undefined } {
  try {
    const [, theme, table, own] = /^(\w+) (\w+)( browser)?/.exec(localStorage.appearance) ?? [];
    if (own && location.pathname === '/newtab.html') return {};
    return { theme: theme ?? 'system', table };
  } catch {
    // Blocked: the first frame is the system's.
    return { theme: 'system' };
  }
}

Object.assign(document.documentElement.dataset, lastGround());
