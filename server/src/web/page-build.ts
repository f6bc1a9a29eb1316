import path from 'node:path';
import { pathToFileURL } from 'node:url';
import middie from '@fastify/middie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { RouterContextProvider, ServerBuild } from 'react-router';

const webDir = path.resolve(import.meta.dirname, '../../../web');
const buildDir = path.join(webDir, 'build');
const serverFile = path.join(buildDir, 'server/index.js');

/** The server build of the web app; its entry also exports what `entry.server.tsx` exports. */
export interface PageBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: ServerBuild['entry']['module'] & {
      createRequestContext(values: Record<string, unknown>): RouterContextProvider;
      isCrawler(userAgent: string | null): boolean;
      findMessages(locale: string, hash: string): { body: string; isCurrent: boolean } | null;
    };
  };
}

export type LoadBuild = () => Promise<PageBuild>;

/** Serves the built files, which have a hash in their names, and returns a loader of the build. */
export const serveBuiltFiles = async (app: FastifyInstance): Promise<LoadBuild> => {
  await app.register(fastifyStatic, {
    root: path.join(buildDir, 'client'),
    prefix: '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  const build = (await import(pathToFileURL(serverFile).href)) as PageBuild;
  return async () => build;
};

/** In development Vite serves the files and reloads changed pages. */
export const serveFromVite = async (app: FastifyInstance): Promise<LoadBuild> => {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: webDir, server: { middlewareMode: true }, appType: 'custom' });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<PageBuild>;
};
