import type { Page } from '@playwright/test';
import { withHelperPage } from './helper-page';
import { connect, type Run } from './run';

declare const chrome: { action: { openPopup(): Promise<void> } };

async function targetIdOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  await session.detach();
  return targetInfo.targetId;
}

/** Opens the real toolbar popup; its target is known once it has loaded our page. */
async function openTarget(run: Run, origin: string, over?: Page): Promise<string> {
  const session = await run.browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  // The same page may lie open in a tab.
  const known = new Set(targetInfos.map(({ targetId }) => targetId));
  const arrival = new Promise<string>((resolve) => {
    const look = ({ targetInfo }: { targetInfo: (typeof targetInfos)[number] }) => {
      const { targetId, type, url } = targetInfo;
      const isPopup = type === 'page' && url.startsWith(`${origin}/popup.html`);
      if (isPopup && !known.has(targetId)) resolve(targetId);
    };
    session.on('Target.targetCreated', look);
    session.on('Target.targetInfoChanged', look);
  });
  await session.send('Target.setDiscoverTargets', { discover: true });
  // Not CDP's Extensions.triggerAction: given a target that is in no window, it takes the whole
  // browser down.
  const open = (page: Page) => page.evaluate(() => chrome.action.openPopup());
  await (over ? open(over) : withHelperPage(run, origin, open));
  const targetId = await arrival;
  await session.detach();
  return targetId;
}

/**
 * Opens the real toolbar popup, in the window of one of our pages if one is given. It closes by
 * itself when it loses focus, as popups do.
 */
export async function openPopup(run: Run, origin: string, over?: Page): Promise<Page> {
  const popupId = await openTarget(run, origin, over);
  // A connection lists popups only if they were open before it.
  const { browser, context } = await connect(run.process.endpoint);
  for (const page of context.pages()) {
    if ((await targetIdOf(page)) !== popupId) continue;
    page.once('close', () => browser.close());
    await page.waitForLoadState();
    return page;
  }
  await browser.close();
  throw new Error('The popup closed as soon as it had opened.');
}

/**
 * Makes the popup close itself within its next click, right after the game has heard of it: no
 * player is faster.
 */
export async function closeOnNextClick(popup: Page): Promise<void> {
  await popup.evaluate(() => addEventListener('click', () => close(), { once: true }));
}
