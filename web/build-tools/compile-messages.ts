import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const messageFile = /\/(?:messages\/pages\/(?:en|es)\/|app\/ui\/gallery\/messages-)[a-z-]+\.json(?:\?|$)/;

/**
 * Compiles the ICU messages at build time, so that the browser needs no parser: with the alias of
 * use-intl's formatter this saves 9 kB (gzip) on the first page.
 */
export const compileMessages = (): Plugin => ({
  name: 'compile-messages',
  enforce: 'pre',
  transform(code, id) {
    if (!messageFile.test(id)) return null;
    return { code: JSON.stringify(compileTree(JSON.parse(code))), map: null };
  },
});

const compileTree = (tree: unknown): unknown => {
  if (typeof tree === 'string') return compile(tree);
  return Object.fromEntries(Object.entries(tree as object).map(([key, value]) => [key, compileTree(value)]));
};
