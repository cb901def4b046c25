import type { Surface } from './surface';

/** Deals the game of a code as a player does: through the window that asks for one. */
export async function enterCode(surface: Surface, code: string): Promise<void> {
  await surface.action('code').click();
  const field = surface.page.locator('[data-dialog="code"] input');
  await field.fill(code);
  await field.press('Enter');
}
