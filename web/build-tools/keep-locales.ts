import type { Plugin } from 'vite';

const intlFile = /(?:^|\/)([a-z]{2}-[A-Z]{2})(?:\.mjs|\.js|\.json)?$/;
const ariaPackage = /[\\/]node_modules[\\/](?:react-aria|react-aria-components|react-stately)[\\/]/;
const emptyModule = '\0locale-left-out';

/** React Aria ships its texts in 34 languages; only the supported ones are bundled. */
export const keepLocales = (locales: readonly string[]): Plugin => ({
  name: 'keep-locales',
  enforce: 'pre',
  resolveId(specifier, importer) {
    const locale = intlFile.exec(specifier)?.[1];
    if (!locale || !importer || !ariaPackage.test(importer)) return null;
    return locales.includes(locale) ? null : emptyModule;
  },
  load(id) {
    return id === emptyModule ? 'export default undefined;' : null;
  },
});
