import { enterCode } from './harness/enter-code';
import { expect, test } from './harness/test';

test('a code deals exactly its deal, however it is written', async ({ newTab }) => {
  await enterCode(newTab, ' hh1 – n aaaaaam');
  await expect(newTab.stat('code')).toHaveText('HH1-N-AAAAAAM');
  // Rule 27: place 1 is a 10, the point a 4, the first waste card an ace.
  const { heart, wasteTop } = await newTab.position();
  expect([heart[0], heart[24], wasteTop]).toEqual([10, 4, 1]);
});

test('a wrong code is explained and changes nothing', async ({ newTab }) => {
  await newTab.tap('stock');
  const before = await newTab.position();
  const window = newTab.page.getByRole('dialog', { name: 'Enter code' });
  await newTab.action('code').click();
  for (const [text, message] of [
    ['', 'Type a code first.'],
    ['♥️ 🃏', 'This is not the code of a deal.'],
    ['x'.repeat(10_000), 'This is not the code of a deal.'],
    ['PY1-N-AAAAAAM', 'This code belongs to another game.'],
    ['HH2-N-AAAAAAM', 'This code comes from another version of the game.'],
    ['HH1-E-AAAAAAM', 'This code is for other rules.'],
    ['HH1-N-AAAAAA', 'After HH1-N come exactly seven letters'],
    ['<img src=x onerror=alert(1)>', 'This is not the code of a deal.'],
  ] as const) {
    await window.getByRole('textbox').fill(text);
    await window.getByRole('button', { name: 'Play this deal' }).click();
    await expect(window.getByRole('alert')).toContainText(message);
  }
  await newTab.page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  expect(await newTab.position()).toEqual(before);
});

test('dragging out of the field does not close the window', async ({ newTab }) => {
  await newTab.action('code').click();
  const field = newTab.page.getByRole('textbox');
  await field.fill('HH1-N-AA');
  const box = await field.boundingBox();
  await newTab.page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 10);
  await newTab.page.mouse.down();
  await newTab.page.mouse.move(5, 5, { steps: 3 });
  await newTab.page.mouse.up();
  await expect(field).toHaveValue('HH1-N-AA');
  await newTab.page.mouse.click(5, 5);
  await expect(newTab.page.getByRole('dialog')).toBeHidden();
});

test('the code is copied, and that is told for a while', async ({ newTab }) => {
  await newTab.page.clock.install();
  await newTab.action('copy-code').click();
  await expect(newTab.notice).toHaveText('Code copied');
  await newTab.page.clock.fastForward(10_000);
  await expect(newTab.notice).toBeEmpty();
  await newTab.page.clock.resume();
  await newTab.action('code').click();
  const field = newTab.page.getByRole('dialog').getByRole('textbox');
  await field.press('Control+V');
  await expect(field).toHaveValue(await newTab.code());
});
