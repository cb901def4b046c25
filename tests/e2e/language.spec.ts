import { expect, test } from './harness/test';

test.use({ browserOptions: { lang: 'nl' } });

test('the game speaks Dutch where the browser does', async ({ gameBrowser, newTab }) => {
  await expect(newTab.page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(newTab.action('new')).toHaveText('Nieuw spel');
  await newTab.action('settings').click();
  const settings = newTab.page.getByRole('dialog', { name: 'Instellingen' });
  await expect(settings.getByRole('checkbox', { name: 'Plaatsingshulp' })).toBeChecked();
  await settings.getByRole('checkbox', { name: 'Zetfouten' }).check();
  await newTab.page.keyboard.press('Escape');
  await gameBrowser.storage('local').set({
    game: { v: 1, deal: 'HH1-N-AAAAAAM', log: '1', undo: 1, time: 0 },
  });
  await newTab.tapAll([25, 'waste']);
  await expect(newTab.page.locator('[data-notice]')).toHaveText('Moet dezelfde waarde hebben');
});

test('the cards bear Dutch letters: A, H, V, B', async ({ gameBrowser, newTab }) => {
  await gameBrowser.storage('local').set({
    game: { v: 1, deal: 'HH1-N-AAAAAAM', log: '', undo: 0, time: 0 },
  });
  await expect(newTab.stat('code')).toHaveText('HH1-N-AAAAAAM');
  for (const [rank, letter] of [
    [1, 'A'],
    [11, 'B'],
    [12, 'V'],
    [13, 'H'],
    [10, '10'],
  ]) {
    const card = newTab.page.locator(`[data-slot][data-rank="${rank}"]`).first();
    await expect(card).toHaveText(String(letter));
  }
});

test('the stuck window is called Geen zetten meer mogelijk', async ({ gameBrowser }) => {
  await gameBrowser.storage('local').set({
    game: { v: 1, deal: 'HH1-N-AAAAABW', log: '', undo: 0, time: 0 },
  });
  const page = await gameBrowser.newTab();
  await expect(page.getByRole('dialog', { name: 'Geen zetten meer mogelijk' })).toBeVisible();
});
