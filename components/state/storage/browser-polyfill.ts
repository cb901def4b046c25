/** Stands in for webextension-polyfill (see wxt.config.ts): today's browsers need none. */
// biome-ignore lint/style/noDefaultExport: the shape of the package it stands in for
export { browser as default } from 'wxt/browser';
