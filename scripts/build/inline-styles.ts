import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** The hashes of the inlined texts, in no order, for the content security policy of the pages. */
export const inlineHashes = new Set<string>();

/**
 * Puts the style sheets that a page names into the page itself: a file more is slower to get than the
 * page is to read with them in it.
 */
export function inlineStyles(): Plugin {
  const inlined = new Set<string>();
  const textOf = (bundle: Rolldown.OutputBundle, file: string) => {
    const asset = bundle[file];
    if (asset?.type !== 'asset') throw new Error(`The page names ${file}, which is not there.`);
    inlined.add(file);
    return String(asset.source).trim();
  };
  return {
    name: 'inline-styles',
    apply: 'build',
    enforce: 'post',
    buildStart: () => {
      inlineHashes.clear();
      inlined.clear();
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        let text = '';
        const rest = html.replaceAll(
          /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/g,
          (_link, file) => {
            text += textOf(bundle, file);
            return '';
          },
        );
        inlineHashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
        // Given as a function: in a text, a dollar sign could mean something else.
        return rest.replace('</title>', (end) => `${end}\n    <style>${text}</style>`);
      },
    },
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of inlined) {
          delete bundle[file];
          // Parts that load later name it, too; the page has it already.
          for (const chunk of Object.values(bundle)) {
            if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(`"${file}"`, '""');
          }
        }
      },
    },
  };
}
