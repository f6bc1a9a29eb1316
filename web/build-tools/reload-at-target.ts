import path from 'node:path';
import type { Plugin } from 'vite';

const moduleLoader = /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/;
const ownReload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;
const remedy = path.resolve(import.meta.dirname, '../app/platform/load-whole-page.ts');

/**
 * When a script is missing, React Router reloads the current page repeatedly. This plugin makes it load the target
 * page, once in ten seconds. The build fails if the code to replace is not found.
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
        code: `import { loadWholePage } from ${JSON.stringify(remedy)};\n${code.replace(ownReload, 'return loadWholePage(error);')}`,
        map: null,
      };
    },
    buildEnd(problem) {
      if (!problem && !hasChanged) this.error('React Router loads route modules in another way now');
    },
  };
};
