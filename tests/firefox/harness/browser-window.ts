import type { Browser } from 'puppeteer-core';

/** What a command of WebDriver BiDi answers, as far as it is needed here. */
interface Answer {
  result: {
    contexts: { context: string }[];
    type: 'success' | 'exception';
    result: { value?: string };
    exceptionDetails: { text: string };
  };
}

/** The browser's connection, for which Puppeteer has no public name. */
interface Connected {
  connection: { send(method: string, params: object): Promise<Answer> };
}

/**
 * Runs a function in the window of Firefox itself, where its buttons and menus are. It may use
 * nothing from out here but its argument, which is passed as JSON, as is what it returns.
 */
export async function inWindow<Given, Result>(
  browser: Browser,
  act: (given: Given) => Result | Promise<Result>,
  given: Given,
): Promise<Result> {
  const { connection } = browser as unknown as Connected;
  const tree = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const [window] = tree.result.contexts;
  if (!window) throw new Error('Firefox has no window open.');
  const { result } = await connection.send('script.callFunction', {
    functionDeclaration: `async (given) => JSON.stringify(await (${act})(JSON.parse(given)) ?? null)`,
    arguments: [{ type: 'string', value: JSON.stringify(given ?? null) }],
    target: { context: window.context },
    awaitPromise: true,
  });
  if (result.type === 'exception') throw new Error(result.exceptionDetails.text);
  return JSON.parse(result.result.value ?? 'null');
}

/** What Firefox's own window has, as far as it is used here. */
declare const AddonManager: {
  getAddonByID(
    id: string,
  ): Promise<{ disable(): Promise<void>; enable(): Promise<void>; reload(): Promise<void> }>;
};
declare const ChromeUtils: {
  importESModule(url: string): {
    Downloads: {
      ALL: number;
      getList(type: number): Promise<{ getAll(): Promise<Saved[]> }>;
    };
    ExtensionPermissions: {
      add(id: string, added: { permissions: string[]; origins: string[] }): Promise<void>;
    };
  };
};
declare const Services: {
  console: { getMessageArray(): object[] };
  locale: { availableLocales: string[]; requestedLocales: string[] };
};
declare const Ci: { nsIScriptError: new () => ScriptError };

/** A file that is being saved. */
interface Saved {
  succeeded: boolean;
  target: { path: string };
}

interface ScriptError {
  errorMessage: string;
  sourceName: string;
  category: string;
}

/** Presses the button beside the tabs that opens a new one. */
export function clickNewTab(browser: Browser): Promise<void> {
  return inWindow(browser, () => document.getElementById('tabs-newtab-button')?.click(), null);
}

/** Waits until Firefox asks whether the new tab may stay changed, and says that it may. */
export function answerNewTabQuestion(browser: Browser): Promise<void> {
  return inWindow(
    browser,
    async () => {
      const selector = '#extension-notification-panel[panelopen] #extension-new-tab-notification';
      while (!document.querySelector(selector)) await new Promise(requestAnimationFrame);
      document.querySelector<HTMLElement & { button: HTMLElement }>(selector)?.button.click();
    },
    null,
  );
}

/**
 * Makes Firefox speak a language to its extensions. Its own texts need a language pack and stay as
 * they are; an extension asks for the language alone, when it starts.
 */
export function setLanguage(browser: Browser, id: string, lang: string): Promise<void> {
  return inWindow(
    browser,
    async (given) => {
      Services.locale.availableLocales = [given.lang, ...Services.locale.availableLocales];
      Services.locale.requestedLocales = [given.lang];
      const addon = await AddonManager.getAddonByID(given.id);
      await addon.disable();
      await addon.enable();
    },
    { id, lang },
  );
}

/** Allows an extension in private windows, as the player does on the browser's page of add-ons. */
export function allowInPrivateWindows(browser: Browser, id: string): Promise<void> {
  return inWindow(
    browser,
    async (extension) => {
      const { ExtensionPermissions } = ChromeUtils.importESModule(
        'resource://gre/modules/ExtensionPermissions.sys.mjs',
      );
      const permissions = ['internal:privateBrowsingAllowed'];
      await ExtensionPermissions.add(extension, { permissions, origins: [] });
      const addon = await AddonManager.getAddonByID(extension);
      await addon.reload();
    },
    id,
  );
}

/** Waits until Firefox has saved so many files; returns where the last one lies. */
export function savedFile(browser: Browser, count: number): Promise<string> {
  return inWindow(
    browser,
    async (wanted) => {
      const { Downloads } = ChromeUtils.importESModule('resource://gre/modules/Downloads.sys.mjs');
      const list = await Downloads.getList(Downloads.ALL);
      for (;;) {
        const saved = (await list.getAll()).filter(({ succeeded }) => succeeded);
        const last = saved.at(-1);
        if (last && saved.length >= wanted) return last.target.path;
        await new Promise(requestAnimationFrame);
      }
    },
    count,
  );
}

/** Uncaught errors, and breaches of the security policy, of all pages from somewhere so far. */
export function errorsOn(browser: Browser, origin: string): Promise<string[]> {
  return inWindow(
    browser,
    (from) =>
      Services.console
        .getMessageArray()
        .filter((message) => message instanceof Ci.nsIScriptError)
        .filter(({ sourceName }) => sourceName.startsWith(from))
        // Of this kind are remarks on Firefox's own code, as that a page closed before an answer.
        .filter(({ category }) => category !== 'XPConnect JavaScript')
        .map(({ errorMessage }) => errorMessage),
    origin,
  );
}
