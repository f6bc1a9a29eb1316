import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { createRequestHandler, type ServerBuild } from 'react-router';

/** The server bundle of a React Router build. */
type PageBuild = ServerBuild & {
  entry: { module: { createRequestContext?: (values: object) => never } };
};

export interface PageScripts {
  /** Paths of all scripts of the first load, in the order in which they are found. */
  addresses: string[];
  /** Total size after brotli compression. */
  bytes: number;
}

const scriptPatterns = [
  /<script\b[^>]*\bsrc="([^"]+\.m?js)"/g,
  /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g,
  /\bfrom\s*"([^"]+\.m?js)"/g,
  /\bimport\s*\(?\s*"([^"]+\.m?js)"/g,
];
const staticImport = /(?:\bfrom|\bimport)\s*["'`](\.{0,2}\/[^"'`]+\.m?js)["'`]/g;

const allMatches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, address]) => address ?? []);

/** Every API call fails, because the scripts of a page do not depend on API responses. */
const unavailableApi = { fetch: async () => new Response('{}', { status: 503 }) };

const readBuild = async (buildDir: string): Promise<PageBuild> =>
  (await import(pathToFileURL(path.join(buildDir, 'server/index.js')).href)) as PageBuild;

const renderPage = async (buildDir: string, address: string): Promise<string> => {
  const build = await readBuild(buildDir);
  const context = build.entry.module.createRequestContext?.({ api: unavailableApi });
  const response = await createRequestHandler(build, 'production')(
    new Request(`http://golark.example${address}`),
    context,
  );
  return response.text();
};

const withImports = (buildDir: string, scripts: Set<string>): PageScripts => {
  let bytes = 0;
  for (const script of scripts) {
    const code = fs.readFileSync(path.join(buildDir, 'client', script), 'utf8');
    bytes += brotliCompressSync(code).length;
    for (const imported of allMatches(code, staticImport))
      scripts.add(new URL(imported, `http://golark.example${script}`).pathname);
  }
  return { addresses: [...scripts], bytes };
};

/**
 * Every script in a page's HTML (tags, preloads, inline imports) and its static imports, recursively:
 * what a browser loads and runs before any interaction.
 */
export const scriptsOfPage = async (buildDir: string, address: string): Promise<PageScripts> => {
  const html = await renderPage(buildDir, address);
  const scriptAddresses = new Set(scriptPatterns.flatMap((pattern) => allMatches(html, pattern)));
  return withImports(buildDir, scriptAddresses);
};

/** The same for a page that cannot be rendered without data: the modules of its route and of the layouts around it. */
export const scriptsOfRoute = async (buildDir: string, routeId: string): Promise<PageScripts> => {
  const { assets } = await readBuild(buildDir);
  const scripts = new Set([assets.entry.module, ...assets.entry.imports]);
  for (let route = assets.routes[routeId]; route; route = assets.routes[route.parentId ?? ''])
    for (const script of [route.module, ...(route.imports ?? [])]) scripts.add(script);
  return withImports(buildDir, scripts);
};
