/** What a page shows when it can be used: the board, or the blank page's word. */
const READY = '[data-board][data-ready], [data-blank]';

/**
 * Runs in every page before its own scripts. In the instant in which the ready mark appears it puts a
 * probe text on the page: the probe is in the same frame, and Element Timing tells when that frame
 * was on the screen.
 */
export const WATCH = `{
  const observer = new MutationObserver(() => {
    if (!document.querySelector('${READY}')) return;
    observer.disconnect();
    const probe = document.createElement('span');
    probe.setAttribute('elementtiming', 'probe');
    probe.textContent = '.';
    probe.style.position = 'fixed';
    document.documentElement.append(probe);
  });
  const attributeFilter = ['data-ready'];
  observer.observe(document, { attributeFilter, childList: true, subtree: true });
}`;

/** Milliseconds from the start of the navigation until a frame was on the screen. */
export interface Opening {
  /** The first frame that showed anything: the browser's first contentful paint. */
  readonly first: number;
  /** The first frame that could be used. */
  readonly usable: number;
}

/** To be run in a page: waits until it can be used. */
export const opened = (): Promise<Opening> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const usable = (list.getEntries()[0] as unknown as { renderTime: number }).renderTime;
      const [first] = performance.getEntriesByName('first-contentful-paint');
      resolve({ first: first?.startTime ?? usable, usable });
    }).observe({ type: 'element', buffered: true });
  });
