import { fileURLToPath } from 'node:url';
import { defineConfig } from 'wxt';

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

export default defineConfig({
  manifestVersion: 3,
  modules: ['@wxt-dev/module-solid'],
  // Every import is written out: a reader sees where each name comes from.
  imports: false,
  alias: {
    // The storage library asks for the polyfill; browsers no longer need its 10 kB.
    'webextension-polyfill': fileURLToPath(
      new URL('components/state/browser-polyfill.ts', import.meta.url),
    ),
  },
  vite: () => ({
    build: {
      // Both surfaces load the same few files; a preload helper would cost more than it brings.
      modulePreload: false,
      rolldownOptions: {
        output: {
          // One file for what the board and the windows share, rather than one for each set of users.
          codeSplitting: {
            groups: [
              { name: 'shared', test: /solid-js|engine\/|components\/(state|i18n|controls)\// },
            ],
          },
        },
      },
    },
  }),
  manifest: ({ browser }) => ({
    name: '__MSG_extName__',
    description: '__MSG_extDescription__',
    default_locale: 'en',
    permissions: ['storage'],
    content_security_policy: { extension_pages: CONTENT_SECURITY_POLICY },
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
