import type { Measurement } from './compare';

/** Milliseconds from navigation to the first frame shown, and to the first that can be used. */
export const openSurfaces =
  (slowdown: number): Measurement =>
  async (subject) => {
    await subject.slowDown(slowdown);
    const newtab = await subject.show('newtab');
    const popup = await subject.show('popup');
    return {
      'new tab: first frame': newtab.first,
      'new tab: playable': newtab.usable,
      'popup: first frame': popup.first,
      'popup: playable': popup.usable,
    };
  };
