import path from 'node:path';
import type { Plugin } from 'vite';

const moduleLoader = /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/;
const ownReload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;
const remedy = path.resolve(import.meta.dirname, '../app/platform/load-page-anew.ts');

/**
 * React Router answers a lost script by reloading the page one is on, again and again. Ours loads the page one was
 * on the way to, once in ten seconds. The build fails when the place to do so is no longer there.
 */
export const reloadAtTarget = (): Plugin => {
  let hasChanged = false;
  return {
    name: 'reload-at-target',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!moduleLoader.test(id)) return null;
      hasChanged = ownReload.test(code);
      return {
        code: `import { loadPageAnew } from ${JSON.stringify(remedy)};\n${code.replace(ownReload, 'return loadPageAnew(error);')}`,
        map: null,
      };
    },
    buildEnd(problem) {
      if (!problem && !hasChanged) this.error('React Router loads route modules in another way now');
    },
  };
};
