import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { isSandbox } from './sandbox.ts';
import type { SandboxWebhook } from './sandbox-events.ts';

const post =
  (app: FastifyInstance) =>
  async ({ rawBody, headers }: SandboxWebhook): Promise<void> => {
    const url = '/v1/payments/webhook/sandbox';
    const { statusCode } = await app.inject({ method: 'POST', url, headers, payload: rawBody });
    if (statusCode !== 200) throw new Error(`the webhook was answered with ${statusCode}`);
  };

/** Lets the sandbox decide about payments that are due and post its webhooks; does nothing for another gateway. */
export const advanceSandbox = async (app: FastifyInstance, { gateway }: Context): Promise<void> => {
  if (!isSandbox(gateway)) return;
  await gateway.settleDue();
  await gateway.deliverEvents(post(app));
};
