import { oneClickPath, unsubscribePath } from '@golark/contract/unsubscribe-paths';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { unsubscribe } from './email-preferences.ts';

type Query = { Querystring: { token?: string | string[] } };

const tokenIn = ({ token }: Query['Querystring']): string => (typeof token === 'string' ? token : '');

/**
 * Unsubscribing with one click (RFC 8058): programs that show emails post to the address in `List-Unsubscribe`, with a form and
 * nothing that names a session or an origin. Not a call of the contract. The token is the only authentication; cookies are not
 * read, so another site can't make a browser do more than whoever has the token. A browser that opens the address is led to
 * the page that asks.
 */
export const registerOneClick = (app: FastifyInstance, ctx: Context): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // the body says no more than the method
    scope.addContentTypeParser('*', { bodyLimit: 65_536 }, (_request, body, done) => {
      body.resume();
      body.once('end', () => done(null));
      body.once('error', done);
    });
    // all posts of a mail provider come from few addresses
    scope.post<Query>(oneClickPath(), { config: { rateLimit: false } }, async ({ query }, reply) => {
      await unsubscribe(ctx, { token: tokenIn(query), isMuted: true });
      return reply.type('text/plain; charset=utf-8').send('Unsubscribed');
    });
    scope.get<Query>(oneClickPath(), async ({ query }, reply) =>
      reply.header('referrer-policy', 'no-referrer').redirect(unsubscribePath(tokenIn(query)), 302),
    );
  });
};
