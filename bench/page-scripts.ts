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

const renderPage = async (buildDir: string, address: string): Promise<string> => {
  const build = (await import(pathToFileURL(path.join(buildDir, 'server/index.js')).href)) as PageBuild;
  const context = build.entry.module.createRequestContext?.({ api: unavailableApi });
  const response = await createRequestHandler(build, 'production')(
    new Request(`http://golark.example${address}`),
    context,
  );
  return response.text();
};

/**
 * Every script in a page's HTML (tags, preloads, inline imports) and its static imports, recursively:
 * what a browser loads and runs before any interaction.
 */
export const scriptsOfPage = async (buildDir: string, address: string): Promise<PageScripts> => {
  const html = await renderPage(buildDir, address);
  const scriptAddresses = new Set(scriptPatterns.flatMap((pattern) => allMatches(html, pattern)));
  let bytes = 0;
  for (const script of scriptAddresses) {
    const code = fs.readFileSync(path.join(buildDir, 'client', script), 'utf8');
    bytes += brotliCompressSync(code).length;
    for (const imported of allMatches(code, staticImport))
      scriptAddresses.add(new URL(imported, `http://golark.example${script}`).pathname);
  }
  return { addresses: [...scriptAddresses], bytes };
};
