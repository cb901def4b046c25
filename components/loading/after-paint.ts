/**
 * Runs something once what is drawn now has been painted: it comes with the frame after that, so that
 * it takes nothing from the first. In a hidden page it waits until the page is seen.
 */
export const afterPaint = (act: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(act));
};
