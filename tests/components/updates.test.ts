import { createRoot, createSignal } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { followUpdates } from '../../components/app/updates';
import { SharedItem } from '../support/shared-item';
import { openStore } from '../support/store';

async function follow() {
  const { store } = await openStore(new SharedItem());
  const [visible, setVisible] = createSignal(true);
  const update = createRoot(() => followUpdates(store, visible));
  return { store, update, setVisible };
}

describe('an update while a page is open', () => {
  it('is told of while it waits, and comes when the player says so', async () => {
    const { update } = await follow();
    expect(update()).toBeNull();
    await fakeBrowser.runtime.onUpdateAvailable.trigger({ version: '9' });
    expect(update()).toMatchObject({ label: 'Close and update', isUrgent: false });
    const reload = vi.spyOn(browser.runtime, 'reload').mockImplementation(() => {});
    update()?.act();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(['a tap', 'coming back'])('that left the page behind is found at %s', async (moment) => {
    const { store, update, setVisible } = await follow();
    vi.spyOn(browser.runtime, 'id', 'get').mockReturnValue('');
    vi.mocked(browser.i18n.getMessage).mockImplementation(() => {
      throw new Error('Extension context invalidated.');
    });
    if (moment === 'a tap') store.tap('stock');
    else setVisible(false);
    expect(update()).toMatchObject({ label: 'Reload', isUrgent: true });
  });
});
