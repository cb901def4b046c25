import type { Surface } from './surface';

/** Opens the window of export and import as a player does: from the settings. */
export async function openData(surface: Surface): Promise<void> {
  const { page } = surface;
  await surface.action('settings').click();
  await page.locator('[data-action="data"]').click();
  await page.locator('[data-dialog="data"]').waitFor();
}
