import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#platform/context';
import { answerPage } from './answer-page.ts';
import { answerFromKept } from './answer-shared-page.ts';
import type { LoadBuild } from './page-build.ts';

const formLimit = 1_048_576;

/** Every address that nothing else answers is a page: kept for everybody, or rendered for the one who asks. */
export const registerPages = async (
  app: FastifyInstance,
  ctx: Context,
  { load, isDev }: { load: LoadBuild; isDev: boolean },
): Promise<void> => {
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: formLimit }, (_request, body, done) =>
      done(null, body),
    );
    const keptPage = isDev ? null : answerFromKept(ctx, app);
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const page = { build: await load(), request, reply, isDev };
      return (await keptPage?.(page)) ?? answerPage(ctx, app, page);
    };
    pages.route({ method: ['GET', 'POST'], url: '/*', handler });
    pages.route({ method: ['GET', 'POST'], url: '/', handler });
  });
};
