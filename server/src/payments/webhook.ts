import { receivePaymentEvent } from '@golark/contract/payments/calls';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { notFound } from '#platform/failure';
import { registerWebhook } from '#platform/http/register-webhook';
import { insertPaymentEvent, type ReceivedEvent } from './store/events.ts';

/** Runs in the transaction that stores a new event; enqueues the job that processes it. */
type OnStored = (trx: Transaction<DB>, event: ReceivedEvent) => Promise<void>;

/** Verifies the signature and stores the event once. */
export const registerPaymentWebhook = (app: FastifyInstance, ctx: Context, onStored: OnStored): void => {
  const { gateway, clock, db } = ctx;
  registerWebhook(app, receivePaymentEvent, async ({ params, rawBody, headers }) => {
    if (params.gateway !== gateway.name) throw notFound('This gateway');
    const event = { gateway: gateway.name, ...gateway.parseEvent(rawBody, headers) };
    await db.transaction().execute(async (trx) => {
      if (await insertPaymentEvent(trx, { event, at: clock.now() })) await onStored(trx, event);
    });
    return { received: true };
  });
};
