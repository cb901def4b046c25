import type { Plugin } from 'vite';

/**
 * Has Chromium compile all functions of the named file while it loads, on another thread: nearly all
 * of them are called before the board can be played. To other browsers it is a comment.
 */
export const compileWhileLoading = (name: string): Plugin => ({
  name: 'compile-while-loading',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const chunk of Object.values(bundle)) {
        // It counts only in the first line.
        if (chunk.type === 'chunk' && chunk.name === name)
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
});
