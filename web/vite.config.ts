import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { chunkGroups } from './build-tools/chunk-groups.ts';
import { compileMessages } from './build-tools/compile-messages.ts';
import { iconSprite } from './build-tools/icon-sprite.ts';
import { keepLocales } from './build-tools/keep-locales.ts';
import { offlineWorker } from './build-tools/offline-worker.ts';
import { reloadAtTarget } from './build-tools/reload-at-target.ts';

/** Next to each built file of text; the server sends what the browser accepts. */
const compressedFiles = (): Plugin => ({
  ...compression({
    algorithms: ['brotliCompress', 'gzip'],
    include: /assets\/[^/]*\.(m?js|css|svg)$/,
    threshold: 512,
  }),
  applyToEnvironment: ({ name }) => name === 'client',
});

export default defineConfig({
  plugins: [
    keepLocales(['en-US', 'es-ES']),
    compileMessages(),
    iconSprite(),
    reloadAtTarget(),
    tailwindcss(),
    reactRouter(),
    compressedFiles(),
    offlineWorker(),
  ],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  // Bundled on the server too: `use-intl`, so that both sides read the same compiled messages; the others because their
  // 1,300 files are a third of what the server would read at each start.
  ssr: {
    noExternal: [
      'use-intl',
      'react-aria-components',
      'react-aria',
      'react-stately',
      '@internationalized/date',
    ],
  },
  // Listed here, or `react-router dev` discovers them one by one and reloads.
  optimizeDeps: {
    include: ['@internationalized/date', 'react-aria-components', 'use-intl', 'use-intl/core'],
  },
  // Pictures and fonts stay separate files: the content security policy allows no data: fonts.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
});
