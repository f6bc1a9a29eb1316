import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { keepLocales } from './build-tools/keep-locales.ts';

export default defineConfig({
  plugins: [keepLocales(['en-US', 'es-ES']), tailwindcss(), reactRouter()],
  // Pictures and fonts stay files of their own: a strict CSP has no data: sources.
  build: { assetsInlineLimit: 0 },
});
