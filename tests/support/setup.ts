import { configure } from '@solidjs/testing-library';
import { beforeEach, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { drawingTemplates } from '../../components/card/art/templates';
import { showUnreadables } from '../../components/state/storage/unreadable';
import english from '../../public/_locales/en/messages.json';

/** The fake browser has no messages: this is what a browser makes of the English ones. */
function getMessage(key: string, values: string | string[] = []): string {
  const messages: Record<string, { message: string } | undefined> = english;
  const message = messages[key]?.message ?? '';
  return message.replace(/\$(\d)/g, (_, place) => [values].flat()[Number(place) - 1] ?? '');
}

/** The locks of a browser, which happy-dom has not: one after the other for each name. */
const queues = new Map<string, Promise<unknown>>();
Object.defineProperty(navigator, 'locks', {
  value: {
    request: (name: string, act: () => Promise<unknown>) => {
      const done = (queues.get(name) ?? Promise.resolve()).then(act);
      queues.set(
        name,
        done.catch(() => {}),
      );
      return done;
    },
  },
});

// A busy machine takes its time to load what loads when it is shown.
configure({ asyncUtilTimeout: 20_000 });

// As wxt.config.ts puts them into the pages.
document.head.innerHTML = drawingTemplates();

beforeEach(() => {
  fakeBrowser.reset();
  vi.spyOn(browser.commands, 'getAll').mockImplementation(async () => []);
  vi.spyOn(browser.i18n, 'getMessage').mockImplementation(getMessage as never);
});

// As on a page that shows the game.
showUnreadables();
