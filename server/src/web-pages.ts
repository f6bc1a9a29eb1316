import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { serveBuiltFiles, serveFromVite } from './web/page-build.ts';
import { registerPages } from './web/register-pages.ts';
import { serveLatestBuild } from './web/serve-latest-build.ts';
import { serveMessages } from './web/serve-messages.ts';
import { serveWorker } from './web/serve-worker.ts';

/** Serves the web app: its files, its messages, and a page for every other URL. */
export const registerWebPages = async (app: FastifyInstance, ctx: Context): Promise<void> => {
  const isDev = process.env['GOLARK_DEV'] === '1';
  const load = isDev ? await serveFromVite(app) : await serveBuiltFiles(app);
  serveMessages(app, load);
  serveLatestBuild(app, load);
  if (!isDev) serveWorker(app, ctx);
  await registerPages(app, ctx, { load, isDev });
};
