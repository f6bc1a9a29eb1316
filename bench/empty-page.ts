import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageBuild } from '../server/src/web/page-build.ts';
import { type PageScripts, scriptsOfPage } from './page-scripts.ts';

/** Where the application of the benchmarks serves the empty page. */
export const emptyPagePath = '/bench/empty/';

const root = path.resolve(import.meta.dirname, '..');

const files = {
  'package.json': JSON.stringify({
    name: 'empty-page',
    private: true,
    type: 'module',
    dependencies: { '@react-router/node': '*', isbot: '*' },
  }),
  'react-router.config.ts': `export default { ssr: true };`,
  'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite';
export default { plugins: [reactRouter()], logLevel: 'silent' };`,
  'app/routes.ts': `import { index, route } from '@react-router/dev/routes';
export default [index('page.tsx'), route('bench/empty', 'page.tsx', { id: 'served' })];`,
  'app/page.tsx': `export default function Page() { return <p>Word</p>; }`,
  'app/root.tsx': `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
export default function Root() {
  return <html lang="en"><head><Meta /><Links /></head><body><Outlet /><ScrollRestoration /><Scripts /></body></html>;
}`,
};

/** Builds a page that renders one word, with the same framework and bundler, and removes it afterwards. */
const withEmptyPageFolder = async <T>(use: (buildDir: string) => Promise<T>): Promise<T> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-empty-page-'));
  try {
    fs.mkdirSync(path.join(folder, 'app'));
    for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const buildCommand = path.join(root, 'node_modules/.bin/react-router');
    execFileSync(process.execPath, [fs.realpathSync(buildCommand), 'build'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    return await use(path.join(folder, 'build'));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
};

/** The baseline for page weight. */
export const emptyPageScripts = (): Promise<PageScripts> =>
  withEmptyPageFolder((buildDir) => scriptsOfPage(buildDir, '/'));

/** The baseline for rendering speed: the server build of the empty page, in the form that the application serves. */
export const withEmptyPageBuild = <T>(use: (build: PageBuild) => Promise<T>): Promise<T> =>
  withEmptyPageFolder(async (buildDir) => {
    const file = path.join(buildDir, 'server/index.js');
    const build = (await import(pathToFileURL(file).href)) as ServerBuild;
    const module = { ...build.entry.module, createRequestContext: () => new RouterContextProvider() };
    return use({ ...build, entry: { ...build.entry, module } } as unknown as PageBuild);
  });
