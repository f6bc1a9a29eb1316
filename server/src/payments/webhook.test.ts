import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { visitorIn } from '#platform/caller';
import type { DB } from '#platform/database/tables';
import { createHttpServer } from '#platform/http/server';
import { createTestApp, type TestApp } from '#testing/test-app';
import { isSandbox, type SandboxGateway } from './gateway/sandbox.ts';
import { registerPaymentWebhook } from './webhook.ts';

let golark: TestApp;
let sandbox: SandboxGateway;
beforeAll(async () => {
  golark = await createTestApp();
  if (isSandbox(golark.ctx.gateway)) sandbox = golark.ctx.gateway;
});
afterAll(() => golark.close());

const post = (webhook: { rawBody: string; headers: Record<string, string> }, gateway = 'sandbox') =>
  golark.app.inject({
    method: 'POST',
    url: `/v1/payments/webhook/${gateway}`,
    headers: webhook.headers,
    payload: webhook.rawBody,
  });
const anEvent = () =>
  sandbox.signEvent({ id: `evt_${randomUUID()}`, type: 'payment', paymentId: `pay_${randomUUID()}` });
const idOf = ({ rawBody }: { rawBody: string }): string => JSON.parse(rawBody).id;
const storedUnder = (id: string) =>
  golark.ctx.db.selectFrom('payment_events').selectAll().where('event_id', '=', id).execute();

test('stores an event once, however often it arrives', async () => {
  const webhook = anEvent();
  const answers = await Promise.all([post(webhook), post(webhook), post(webhook)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await storedUnder(idOf(webhook))).toEqual([
    {
      gateway: 'sandbox',
      event_id: idOf(webhook),
      type: 'payment',
      gateway_payment_id: JSON.parse(webhook.rawBody).paymentId,
      received_at: golark.clock.now(),
      processed_at: null,
    },
  ]);
});

test('refuses a forged event, an old signature, an empty body and another gateway, and stores nothing', async () => {
  const webhook = anEvent();
  const forged = { ...webhook, rawBody: webhook.rawBody.replace('payment', 'refund ') };
  expect((await post(forged)).statusCode).toBe(400);
  expect((await post({ ...webhook, rawBody: '' })).statusCode).toBe(400);
  expect((await post({ rawBody: webhook.rawBody, headers: {} })).statusCode).toBe(400);
  expect((await post(webhook, 'stripe')).statusCode).toBe(404);
  golark.clock.advanceMinutes(6);
  expect((await post(webhook)).statusCode).toBe(400);
  expect(await storedUnder(idOf(webhook))).toEqual([]);
});

/** The route alone, with a hook of the test's own. */
const withHook = async (onStored: (trx: Transaction<DB>) => Promise<void>) => {
  const app = await createHttpServer(golark.ctx.config, golark.ctx.log);
  app.decorate('callerOf', async () => visitorIn('en'));
  registerPaymentWebhook(app, golark.ctx, onStored);
  return (webhook: { rawBody: string; headers: Record<string, string> }) =>
    app.inject({
      method: 'POST',
      url: '/v1/payments/webhook/sandbox',
      headers: webhook.headers,
      payload: webhook.rawBody,
    });
};

test('calls the hook once for each event, in the transaction that stores it', async () => {
  const webhook = anEvent();
  const onStored = vi.fn(async (trx: Transaction<DB>) => {
    const seen = await trx.selectFrom('payment_events').select('event_id').execute();
    expect(seen.map((row) => row.event_id)).toContain(idOf(webhook));
  });
  const deliver = await withHook(onStored);
  expect((await deliver(webhook)).statusCode).toBe(200);
  expect((await deliver(webhook)).statusCode).toBe(200);
  expect(onStored).toHaveBeenCalledOnce();
});

test('stores nothing when the hook fails, so that the gateway sends the event again', async () => {
  const webhook = anEvent();
  const broken = await withHook(async () => {
    throw new Error('the queue is down');
  });
  expect((await broken(webhook)).statusCode).toBe(500);
  expect(await storedUnder(idOf(webhook))).toEqual([]);
  expect((await post(webhook)).statusCode).toBe(200);
});
