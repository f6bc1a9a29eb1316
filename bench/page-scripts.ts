import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { createRequestHandler, type ServerBuild } from 'react-router';

/** The server half of a React Router build. */
type PageBuild = ServerBuild & {
  entry: { module: { createRequestContext?: (values: object) => never } };
};

export interface PageScripts {
  /** Addresses of every script that the first load runs, in the order they were found. */
  addresses: string[];
  /** Their bytes in brotli. */
  bytes: number;
}

const namedInHtml = [
  /<script\b[^>]*\bsrc="([^"]+\.m?js)"/g,
  /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g,
  /\bfrom\s*"([^"]+\.m?js)"/g,
  /\bimport\s*\(?\s*"([^"]+\.m?js)"/g,
];
const staticImport = /(?:\bfrom|\bimport)\s*["'`](\.{0,2}\/[^"'`]+\.m?js)["'`]/g;

const allMatches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, address]) => address ?? []);

/** No page may depend on what an API would answer here: the scripts are the same without it. */
const silentApi = { fetch: async () => new Response('{}', { status: 503 }) };

const renderPage = async (buildDir: string, address: string): Promise<string> => {
  const build = (await import(pathToFileURL(path.join(buildDir, 'server/index.js')).href)) as PageBuild;
  const context = build.entry.module.createRequestContext?.({ api: silentApi });
  const answer = await createRequestHandler(build, 'production')(
    new Request(`http://golark.example${address}`),
    context,
  );
  return answer.text();
};

/**
 * Every script that a page's HTML names (tags, preloads, inline imports), and what those import statically,
 * all the way down: what a browser fetches and runs before the visitor does anything.
 */
export const scriptsOfPage = async (buildDir: string, address: string): Promise<PageScripts> => {
  const html = await renderPage(buildDir, address);
  const found = new Set(namedInHtml.flatMap((pattern) => allMatches(html, pattern)));
  let bytes = 0;
  for (const script of found) {
    const code = fs.readFileSync(path.join(buildDir, 'client', script), 'utf8');
    bytes += brotliCompressSync(code).length;
    for (const imported of allMatches(code, staticImport))
      found.add(new URL(imported, `http://golark.example${script}`).pathname);
  }
  return { addresses: [...found], bytes };
};
