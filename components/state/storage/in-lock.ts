/** Does something to a stored value while no other surface does anything to it. */
export const inLock = (name: string, act: () => Promise<void>): Promise<void> =>
  navigator.locks.request(`heart-to-heart-${name}`, act);
