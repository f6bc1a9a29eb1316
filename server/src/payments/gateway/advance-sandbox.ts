import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import type { SandboxWebhook } from '#platform/sandbox-signature';
import { isSandbox } from './sandbox.ts';

type PostWebhook = (webhook: SandboxWebhook) => Promise<number>;

const path = '/v1/payments/webhook/sandbox';

/** Posts without a socket, from a page of the same application. */
export const postInProcess =
  (app: FastifyInstance): PostWebhook =>
  async ({ rawBody, headers }) =>
    (await app.inject({ method: 'POST', url: path, headers, payload: rawBody })).statusCode;

/** Posts to the running server, as a gateway would. */
export const postOverHttp =
  ({ config }: Context): PostWebhook =>
  async ({ rawBody, headers }) =>
    (await fetch(`http://127.0.0.1:${config.port}${path}`, { method: 'POST', headers, body: rawBody }))
      .status;

/** Lets the sandbox decide about payments that are due and post its webhooks; does nothing for another gateway. */
export const advanceSandbox = async ({ gateway }: Context, post: PostWebhook): Promise<void> => {
  if (!isSandbox(gateway)) return;
  await gateway.settleDue();
  await gateway.deliverEvents(async (webhook) => {
    const status = await post(webhook);
    if (status !== 200) throw new Error(`the webhook was answered with ${status}`);
  });
};
