import type { Call, ParamsOf, ResponseOf } from '@golark/contract/call';
import type { FastifyInstance } from 'fastify';
import { registerCall } from './register-call.ts';

interface Webhook<C extends Call> {
  params: ParamsOf<C>;
  rawBody: Buffer;
  headers: Record<string, string | undefined>;
}

/**
 * Registers a call of another service. It signs the bytes of the body, which are passed on as they came; that service decides about their
 * content, so that the contract has no schema of it, and the signature is the only authentication.
 */
export const registerWebhook = <const C extends Call<Call['schemas'] & object, 'visitor'>>(
  app: FastifyInstance,
  call: C,
  receive: (webhook: Webhook<C>) => Promise<ResponseOf<C>>,
): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    registerCall(scope, call, ({ params, request }) =>
      receive({
        params,
        rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        headers: request.headers as Record<string, string | undefined>,
      }),
    );
  });
};
