import display from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url';
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** The two latin faces that every page shows; the others come by unicode-range when a word needs them. */
export const fontPreloads = [display, text].map((href) => ({
  rel: 'preload' as const,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
}));
