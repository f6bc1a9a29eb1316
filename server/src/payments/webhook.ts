import { receivePaymentEvent } from '@golark/contract/payments/calls';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { notFound } from '#platform/failure';
import { registerCall } from '#platform/http/register-call';
import { insertPaymentEvent, type ReceivedEvent } from './store/events.ts';

/** Runs in the transaction that stores a new event; enqueues the job that processes it. */
type OnStored = (trx: Transaction<DB>, event: ReceivedEvent) => Promise<void>;

/**
 * Verifies the signature over the raw body and stores the event once. The gateway decides about its body, so that the contract
 * has no schema of it, and its signature is the only authentication.
 */
export const registerPaymentWebhook = (app: FastifyInstance, ctx: Context, onStored: OnStored): void => {
  const { gateway, clock, db } = ctx;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    registerCall(scope, receivePaymentEvent, async ({ params, request }) => {
      if (params.gateway !== gateway.name) throw notFound('This gateway');
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const headers = request.headers as Record<string, string | undefined>;
      const event = { gateway: gateway.name, ...gateway.parseEvent(rawBody, headers) };
      await db.transaction().execute(async (trx) => {
        if (await insertPaymentEvent(trx, { event, at: clock.now() })) await onStored(trx, event);
      });
      return { received: true };
    });
  });
};
