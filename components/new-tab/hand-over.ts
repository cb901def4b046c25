import { browser } from 'wxt/browser';

/** Where Chromium keeps its own new tab page while an extension stands in for it. */
const BUILT_IN = 'chrome://new-tab-page/';

/** Milliseconds: a browser that goes there has left this page long before. */
const PATIENCE = 1000;

/**
 * Other browsers made from Chromium have another page of their own, or none that an extension may
 * go to; there an error page would be all that one sees. A brand of the pattern means nothing: it
 * keeps sites from relying on the list.
 */
const isKnown = (brand: string) =>
  ['Chromium', 'Google Chrome'].includes(brand) || /not.a.brand/i.test(brand);

const isChromium = () => {
  const { userAgentData } = navigator as { userAgentData?: { brands: { brand: string }[] } };
  return userAgentData?.brands.every(({ brand }) => isKnown(brand)) ?? false;
};

/** Whether the player has come back here: to send him on again would leave no way back. */
const isComeBack = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward');

/**
 * Hands the tab over to the browser's own new tab page. Resolves to whether the browser does so;
 * one that does leaves this page, unless it is come back to.
 */
export async function handOver(): Promise<boolean> {
  if (!isChromium()) return false;
  if (isComeBack()) return true;
  try {
    // By its id: without one, the tab in front is meant, which need not be this one.
    const { id } = (await browser.tabs.getCurrent()) ?? {};
    if (id === undefined) return false;
    await browser.tabs.update(id, { url: BUILT_IN });
  } catch {
    return false;
  }
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE, false);
    // Kept as it is and shown again: by the way back.
    addEventListener('pageshow', ({ persisted }) => persisted && resolve(true));
  });
}
