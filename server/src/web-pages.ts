import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#platform/context';
import { answerPage } from './web/answer-page.ts';
import { serveBuiltFiles, serveFromVite } from './web/page-build.ts';
import { serveMessages } from './web/serve-messages.ts';

const formLimit = 1_048_576;

/** Serves the web app: its files, its messages, and every other address as a page. */
export const registerWebPages = async (app: FastifyInstance, ctx: Context): Promise<void> => {
  const isDev = process.env['GOLARK_DEV'] === '1';
  const load = isDev ? await serveFromVite(app) : await serveBuiltFiles(app);
  serveMessages(app, load);
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: formLimit }, (_request, body, done) =>
      done(null, body),
    );
    const handler = async (request: FastifyRequest, reply: FastifyReply) =>
      answerPage(ctx, app, { build: await load(), request, reply, isDev });
    pages.route({ method: ['GET', 'POST'], url: '/*', handler });
    pages.route({ method: ['GET', 'POST'], url: '/', handler });
  });
};
