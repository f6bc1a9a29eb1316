import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { parseForm } from './stripe-server/parse-form.ts';
import { respondToCall } from './stripe-server/respond-to-call.ts';
import { newStripeState, type StripeCall, type StripeState } from './stripe-server/state.ts';

export const stripeWebhookSecret = 'whsec_of_the_test_server';

export interface StripeServer {
  state: StripeState;
  /** Options of the SDK that make it call this server. */
  server: { host: string; port: number; protocol: 'http' };
  /** The next call takes effect, but its response is lost. */
  loseNextResponse(): void;
  /** The next call never gets a response. */
  hangNextCall(): void;
  sign(event: object): { rawBody: string; headers: Record<string, string> };
  close(): Promise<void>;
}

const readCall = async (request: http.IncomingMessage): Promise<StripeCall> => {
  let text = '';
  for await (const chunk of request) text += chunk;
  const url = new URL(request.url ?? '/', 'http://stripe.test');
  return {
    method: request.method ?? 'GET',
    path: url.pathname.replace('/v1/', ''),
    params: parseForm(request.method === 'GET' ? url.search.slice(1) : text),
    idempotencyKey: request.headers['idempotency-key']?.toString() ?? null,
  };
};

const sign = (event: object) => {
  const rawBody = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: rawBody,
    secret: stripeWebhookSecret,
  });
  return { rawBody, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
};

/** A local server with the calls, shapes and error documents that Stripe's public API reference describes. */
export const startStripeServer = async (now: () => Date): Promise<StripeServer> => {
  const state = newStripeState(now);
  let next: 'answer' | 'lose' | 'hang' = 'answer';
  const server = http.createServer(async (request, response) => {
    const call = await readCall(request);
    const fault = next;
    next = 'answer';
    if (fault === 'hang') return;
    const { status, body, isReplay } = respondToCall(state, call);
    if (fault === 'lose') {
      request.socket.destroy();
      return;
    }
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(isReplay ? { 'idempotent-replayed': 'true' } : {}),
    });
    response.end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    state,
    server: { host: '127.0.0.1', port, protocol: 'http' },
    loseNextResponse: () => {
      next = 'lose';
    },
    hangNextCall: () => {
      next = 'hang';
    },
    sign,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
