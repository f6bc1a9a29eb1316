import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';

const serverDir = path.resolve(import.meta.dirname, '..');
const pages = path.join(serverDir, 'src/web-pages.ts');

/** What servers that are killed run. It is inside the package, so that it finds the libraries that are not bundled. */
export const bundledServer = path.join(serverDir, 'build/killed-server.mjs');

/** Libraries with native code, WebAssembly or data files, and the tool of `golark dev`. */
const notBundled = /^(sharp|@node-rs\/|@electric-sql\/|vite$|pdfkit|pino|swagger-ui-dist|zipcodes)/;

/** No kill concerns a page, and loading the pages takes a third of a start. */
const withoutPages: Plugin = {
  name: 'without-pages',
  load: (id) => (id === pages ? 'export const registerWebPages = async () => undefined;' : null),
};

/** Modules read files next to their source, for example migrations. */
const withSourceLocations: Plugin = {
  name: 'with-source-locations',
  transform: (code, id) => {
    if (!path.isAbsolute(id) || !/import\.meta\.|__dirname|__filename/.test(code)) return null;
    const folder = JSON.stringify(path.dirname(id));
    return code
      .replaceAll('import.meta.dirname', folder)
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replace(/\b__dirname\b/g, folder)
      .replace(/\b__filename\b/g, JSON.stringify(id));
  },
};

/** Bundles the server once for a run of `npm test`: a start loads one file instead of three thousand, which take most of its time. */
export const bundleServer = async (): Promise<void> => {
  const bundle = await rolldown({
    input: path.join(import.meta.dirname, 'killed-server.ts'),
    platform: 'node',
    external: (id) => notBundled.test(id),
    plugins: [withoutPages, withSourceLocations],
    logLevel: 'silent',
  });
  await bundle.write({ file: bundledServer, format: 'esm', codeSplitting: false });
  await bundle.close();
};
