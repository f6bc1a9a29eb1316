import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { notFound } from '#platform/failure';
import { insertPaymentEvent, type ReceivedEvent } from './store/events.ts';

/** Runs in the transaction that stores a new event; enqueues the job that processes it. */
type OnStored = (trx: Transaction<DB>, event: ReceivedEvent) => Promise<void>;

/**
 * `POST /v1/payments/webhook/{gateway}`: verifies the signature over the raw body, stores the event once and responds.
 * Not a call of the contract: the gateway decides about its body, and its signature is the only authentication.
 */
export const registerPaymentWebhook = (app: FastifyInstance, ctx: Context, onStored: OnStored): void => {
  const { gateway, clock, db } = ctx;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { gateway: string } }>(
      '/v1/payments/webhook/:gateway',
      { config: { rateLimit: false } },
      async (request, reply) => {
        if (request.params.gateway !== gateway.name) throw notFound('This gateway');
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const headers = request.headers as Record<string, string | undefined>;
        const event = { gateway: gateway.name, ...gateway.parseEvent(rawBody, headers) };
        await db.transaction().execute(async (trx) => {
          if (await insertPaymentEvent(trx, { event, at: clock.now() })) await onStored(trx, event);
        });
        return reply.send({ received: true });
      },
    );
  });
};
