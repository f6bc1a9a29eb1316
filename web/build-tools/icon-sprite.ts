import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

type IconSet = { icons: Record<string, { body: string }> };

const namesFiles = ['ui/icon.tsx', 'stays/amenity-icons.ts'].map((file) =>
  path.resolve(import.meta.dirname, '../app', file),
);
const iconName = /'i-([a-z0-9-]+)'/g;
/** Set by the `<svg>` around each use, so that a page can change them. */
const lookOfDrawing =
  / (?:fill="none"|stroke="currentColor"|stroke-(?:linecap|linejoin)="round"|stroke-width="2")/g;

/** One file with every icon that the app uses, named by the hash of its content. */
export const iconSprite = (): Plugin => ({
  name: 'icon-sprite',
  config: () => ({ define: { 'import.meta.env.ICON_SPRITE': JSON.stringify(`/${spriteOf().fileName}`) } }),
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (!/^\/assets\/icons-\w+\.svg$/.test(request.url ?? '')) return next();
      response.setHeader('content-type', 'image/svg+xml');
      response.end(spriteOf().source);
    });
  },
  generateBundle() {
    if (this.environment.name === 'client') this.emitFile({ type: 'asset', ...spriteOf() });
  },
});

const spriteOf = (): { fileName: string; source: string } => {
  const source = drawSprite(namesFiles.map((file) => readFileSync(file, 'utf8')).join('\n'), readIcons());
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { fileName: `assets/icons-${hash}.svg`, source };
};

const readIcons = (): IconSet => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
  return JSON.parse(readFileSync(file, 'utf8')) as IconSet;
};

/** The icons used in the code, as symbols of one SVG file. Throws for an unknown name. */
export const drawSprite = (code: string, { icons }: IconSet): string => {
  const names = [...new Set([...code.matchAll(iconName)].map(([, name]) => name ?? ''))].sort();
  const symbols = names.map((name) => {
    const icon = icons[name];
    if (!icon) throw new Error(`there is no icon i-${name}`);
    return `<symbol id="i-${name}" viewBox="0 0 24 24">${icon.body.replace(lookOfDrawing, '')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
};
