import { createEffect } from 'solid-js';
import type { ShownSettings } from '../state/settings/open-settings';
import { isPrivateWindow } from '../state/storage/private-window';

/** Puts the settings that only styles know of on the page, where the style sheets read them. */
export function applyAppearance({ settings }: ShownSettings): void {
  const { dataset } = document.documentElement;
  createEffect(() => {
    const { theme, table, indexSize, leftHanded, animations, showTime, newTab } = settings();
    dataset.theme = theme;
    dataset.table = table;
    dataset.index = indexSize;
    dataset.hand = leftHanded ? 'left' : 'right';
    dataset.animations = animations;
    dataset.time = showTime ? 'shown' : 'hidden';
    if (isPrivateWindow()) return;
    // For the next first paint; see ground.ts.
    try {
      localStorage.setItem('appearance', `${theme} ${table} ${newTab}`);
    } catch {
      // Blocked: the next first frame is the system's.
    }
  });
}

/** Whether things may move: as the player chose, else as the system asks. */
export function mayAnimate({ settings }: ShownSettings): boolean {
  const { animations } = settings();
  if (animations !== 'system') return animations === 'on';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
