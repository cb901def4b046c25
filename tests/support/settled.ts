/** Settles when everything that is already under way in this thread has run. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
