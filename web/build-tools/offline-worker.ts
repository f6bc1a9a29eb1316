import path from 'node:path';
import { build, type Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Builds the worker as one file that imports nothing. It is beside the files of the client, which the server lets browsers store for a year:
 * its name has no hash.
 */
export const offlineWorker = (): Plugin => ({
  name: 'offline-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async closeBundle() {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      // the libraries log much in development
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: 'build/worker',
        lib: {
          entry: 'app/offline/worker.ts',
          formats: ['iife'],
          name: 'golarkWorker',
          fileName: () => 'worker.js',
        },
      },
    });
  },
});
