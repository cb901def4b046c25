import { expect, test } from './harness/test';

test('sounds are off until they are switched on, and then are heard', async ({ newTab }) => {
  const { page } = newTab;
  await page.bringToFront();
  // Counts the tones, as the browser is asked for them.
  await page.evaluate(() => {
    const { start } = OscillatorNode.prototype;
    Object.assign(window, { tones: 0 });
    OscillatorNode.prototype.start = function (...when) {
      Reflect.set(window, 'tones', Reflect.get(window, 'tones') + 1);
      start.apply(this, when);
    };
  });
  const tones = () => page.evaluate(() => Reflect.get(window, 'tones'));
  await newTab.tapAll(['stock', 25]);
  await expect(newTab.slot(25)).toHaveAttribute('aria-pressed', 'true');
  expect(await tones()).toBe(0);
  await newTab.action('settings').click();
  await page.getByRole('checkbox', { name: 'Sound' }).check();
  await page.keyboard.press('Escape');
  await newTab.tap('stock');
  await expect.poll(tones).toBe(1);
});
