import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compileMessages } from './build-tools/compile-messages.ts';
import { iconSprite } from './build-tools/icon-sprite.ts';
import { keepLocales } from './build-tools/keep-locales.ts';
import { reloadAtTarget } from './build-tools/reload-at-target.ts';

export default defineConfig({
  plugins: [
    keepLocales(['en-US', 'es-ES']),
    compileMessages(),
    iconSprite(),
    reloadAtTarget(),
    tailwindcss(),
    reactRouter(),
  ],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  // Bundled on the server too, so that both sides read the same compiled messages.
  ssr: { noExternal: ['use-intl'] },
  // Listed here, or `react-router dev` discovers them one by one and reloads.
  optimizeDeps: {
    include: ['@internationalized/date', 'react-aria-components', 'use-intl', 'use-intl/core'],
  },
  // Pictures and fonts stay separate files: the content security policy allows no data: fonts.
  build: {
    assetsInlineLimit: 0,
    // Small controls that most pages use are one file: separate files cost each page kilobytes of overhead.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'controls',
              test: /app\/ui\/(badge|button|button-link|field|link|native-select)\.tsx$/,
            },
          ],
        },
      },
    },
  },
});
