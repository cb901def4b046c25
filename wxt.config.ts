import { fileURLToPath } from 'node:url';
import { defineConfig } from 'wxt';
import { drawingTemplates } from './components/card/art/templates';
import { compileWhileLoading } from './scripts/build/compile-while-loading';
import { inlineHashes, inlineStyles } from './scripts/build/inline-styles';
import { neededAtOnce } from './scripts/build/needed-at-once';

/** Nothing but the extension's own scripts, styles and pictures; no connection to anywhere. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What the board needs before it can be played; the rest loads when it is shown or heard. */
const isNeededAtOnce = neededAtOnce([
  fileURLToPath(new URL('components/app/theme.css', import.meta.url)),
  fileURLToPath(new URL('components/app/start.ts', import.meta.url)),
]);

/** What a reviewer needs to build the same packages, byte for byte, and to read what they are. */
const SOURCES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'wxt.config.ts',
  '{engine,components,entrypoints,public}/**',
  'scripts/{build,package}/**',
  'docs/{building,rules}.md',
  '{ARCHITECTURE,CHANGELOG}.md',
  'LICENSE',
];

/** Stands in for Vite's own helper, which also serves browsers that are none of ours. */
const LOAD_WITH_STYLES = fileURLToPath(
  new URL('components/loading/load-with-styles.ts', import.meta.url),
);

export default defineConfig({
  manifestVersion: 3,
  modules: ['@wxt-dev/module-solid'],
  // Every import is written out: a reader sees where each name comes from.
  imports: false,
  alias: {
    // The storage library asks for the polyfill; browsers no longer need its 10 kB.
    'webextension-polyfill': fileURLToPath(
      new URL('components/state/storage/browser-polyfill.ts', import.meta.url),
    ),
  },
  vite: ({ command }) => ({
    plugins: [
      {
        name: 'load-with-styles',
        enforce: 'pre',
        load: (id) =>
          id === '\0vite/preload-helper.js'
            ? `export { __vitePreload } from ${JSON.stringify(LOAD_WITH_STYLES)}`
            : null,
      },
      {
        name: 'drawings',
        transformIndexHtml: (html) => html.replace('</head>', `${drawingTemplates()}\n</head>`),
      },
      {
        // No frame before the script has put the player's own ground on the page (ground.ts).
        name: 'no-frame-without-ground',
        transformIndexHtml: {
          order: 'post',
          handler: (html) =>
            html.replace('<script type="module"', '<script type="module" blocking="render"'),
        },
      },
      inlineStyles(),
      compileWhileLoading('game'),
    ],
    build: {
      // The page names all that the board needs, so that it loads at once; windows load when opened.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
      },
      // A server for development puts a script of its own beside the pages', which shares nothing with them.
      ...(command === 'build' && {
        rolldownOptions: {
          // The engine is pure: what is not used of it is not loaded either.
          treeshake: { moduleSideEffects: [{ test: /\/engine\//, sideEffects: false }] },
          output: {
            // One file for all that the board needs, rather than one for each set of users.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { debugName: 'game', name: (id, all) => (isNeededAtOnce(id, all) ? 'game' : null) },
              ],
            },
          },
        },
      }),
    },
  }),
  hooks: {
    'build:manifestGenerated': ({ config }, manifest) => {
      // A server for development sends scripts itself.
      if (config.command === 'serve') return;
      // Known only when the pages have been built.
      const styles = ["style-src 'self'", ...[...inlineHashes].sort()].join(' ');
      manifest.content_security_policy = {
        extension_pages: CONTENT_SECURITY_POLICY.replace("style-src 'self'", styles),
      };
    },
  },
  zip: { includeSources: SOURCES },
  manifest: ({ browser }) => ({
    name: '__MSG_extName__',
    description: '__MSG_extDescription__',
    default_locale: 'en',
    permissions: ['storage'],
    // In Chromium a popup over a private window would else be a page of the normal one, and not know.
    ...(browser !== 'firefox' && { incognito: 'split' as const }),
    commands: {
      // Opens the popup. On a Mac, Option and Shift with a letter type a character of their own.
      _execute_action: { suggested_key: { default: 'Alt+Shift+H', mac: 'MacCtrl+Shift+H' } },
    },
    ...(browser === 'firefox' && {
      browser_specific_settings: {
        gecko: {
          id: 'heart-to-heart@heart-to-heart.example',
          strict_min_version: '142.0',
          data_collection_permissions: { required: ['none'] },
        },
      },
    }),
  }),
});
