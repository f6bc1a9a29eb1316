import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const drawing = path.resolve(import.meta.dirname, '../../../web/app/ui/favicon.svg');
const cacheSeconds = 86_400;

/**
 * The icon of documents that name none: the documentation of the API, files, and the pages of the demo. Browsers go by its
 * media type, whatever the name says.
 */
export const serveFavicon = (app: FastifyInstance): void => {
  app.get('/favicon.ico', async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${cacheSeconds}`)
      .type('image/svg+xml')
      .send(await readFile(drawing)),
  );
};
