import type { FastifyInstance } from 'fastify';
import type { LoadBuild } from './page-build.ts';

/** The build that runs here: a browser with another one loads its next page as a document. */
export const serveLatestBuild = (app: FastifyInstance, load: LoadBuild): void => {
  const timestamp = Date.now();
  app.get('/builds/latest.json', async (_request, reply) => {
    const { assets } = await load();
    return reply.header('cache-control', 'no-store').send({ id: assets.version, timestamp });
  });
};
