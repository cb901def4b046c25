import type { Surface } from './surface';

/** Deals the game of a code as a player does: through the window that asks for one. */
export async function enterCode(surface: Surface, code: string): Promise<void> {
  await surface.click('[data-action="code"]');
  await surface.page.locator('[data-dialog="code"] input').fill(code);
  await surface.page.keyboard.press('Enter');
}
