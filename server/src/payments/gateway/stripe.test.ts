import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GatewayPaymentRequest, PaymentGateway } from '#platform/payment-gateway';
import { testCards, typedCard } from '#testing/gateway-subjects';
import { SettableClock } from '#testing/settable-clock';
import { type StripeServer, startStripeServer, stripeWebhookSecret } from '#testing/stripe-server';
import { testNow } from '#testing/test-now';
import { stripeGateway } from './stripe.ts';

const clock = new SettableClock(testNow);
let server: StripeServer;
let gateway: PaymentGateway;
const gatewayWith = (change: { webhookSecret?: string | null; deadlineMilliseconds?: number }) =>
  stripeGateway({
    secretKey: 'sk_test_local',
    webhookSecret: stripeWebhookSecret,
    clock,
    server: server.server,
    ...change,
  });
beforeAll(async () => {
  server = await startStripeServer(() => clock.now());
  gateway = gatewayWith({});
});
afterAll(() => server.close());

const aRequest = async (cardNumber = testCards.good): Promise<GatewayPaymentRequest> => {
  const { customerId } = await gateway.createCustomer({ accountId: randomUUID(), email: 'maya@example.com' });
  const { token } = await gateway.vaultCard(typedCard(cardNumber), customerId);
  const returnUrl = 'https://stays.example/trips/1/';
  return {
    key: randomUUID(),
    token,
    customerId,
    amount: 500,
    description: 'x',
    capture: 'automatic',
    returnUrl,
  };
};
const paymentsOf = (key: string) =>
  [...server.state.intents.values()].filter(({ metadata }) => metadata['golark_key'] === key);

test('prepares a card for later payments while the buyer is present, and charges it later without the buyer', async () => {
  const request = await aRequest();
  await gateway.createPayment(request);
  expect(server.state.calls.at(-1)).toMatchObject({
    idempotencyKey: request.key,
    params: {
      customer: request.customerId,
      setup_future_usage: 'off_session',
      return_url: request.returnUrl,
      capture_method: 'automatic',
    },
  });
  await gateway.createPayment({ ...request, key: randomUUID(), isOffSession: true });
  const later = server.state.calls.at(-1)?.params;
  expect(later).toMatchObject({ off_session: 'true' });
  expect(later).not.toHaveProperty('setup_future_usage');
});

test('repeats a call whose response was lost under the same key: one payment', async () => {
  const request = await aRequest();
  server.loseNextResponse();
  expect((await gateway.createPayment(request)).status).toBe('SUCCEEDED');
  expect(paymentsOf(request.key)).toHaveLength(1);
});

test('finds a payment that the search index does not know yet', async () => {
  const request = await aRequest();
  const paid = await gateway.createPayment(request);
  server.state.isSearchBehind = true;
  const { key, customerId } = request;
  expect(await gateway.find({ key })).toEqual(paid);
  clock.advanceMinutes(50);
  for (let i = 0; i < 12; i++) await gateway.createPayment({ ...request, key: randomUUID() });
  expect(await gateway.find({ key })).toEqual(paid);
  expect(await gateway.find({ key, customerId: 'cus_other' })).toBeNull();
  clock.advanceMinutes(60);
  const since = new Date(testNow);
  expect(await gateway.find({ key, customerId, since })).toEqual(paid);
  server.state.isSearchBehind = false;
});

test('finds a payment and a refund after Stripe forgot their keys', async () => {
  const request = await aRequest();
  const paid = await gateway.createPayment(request);
  const refund = { key: randomUUID(), paymentId: paid.id, amount: 200 };
  const refunded = await gateway.refund(refund);
  server.state.responses.clear();
  clock.advanceMinutes(25 * 60);
  expect(await gateway.find({ key: request.key })).toEqual({ ...paid, refundedAmount: 200 });
  expect(await gateway.findRefund(refund)).toEqual(refunded);
});

test('captures once though Stripe forgot the key', async () => {
  const request = await aRequest();
  const { id } = await gateway.createPayment({ ...request, capture: 'manual' });
  const captured = await gateway.capture(id, { key: request.key, amount: 400 });
  server.state.responses.clear();
  expect(await gateway.capture(id, { key: request.key, amount: 400 })).toEqual(captured);
});

test('reports a refund as pending, failed or done', async () => {
  const { id: paymentId } = await gateway.createPayment(await aRequest());
  const refund = { key: randomUUID(), paymentId, amount: 100 };
  const { refundId } = await gateway.refund(refund);
  const stored = server.state.refunds.get(refundId);
  for (const [status, presented] of [
    ['pending', 'PENDING'],
    ['requires_action', 'PENDING'],
    ['failed', 'FAILED'],
    ['canceled', 'FAILED'],
    ['succeeded', 'SUCCEEDED'],
  ] as const) {
    Object.assign(stored ?? {}, { status });
    expect(await gateway.findRefund(refund)).toEqual({ refundId, status: presented });
    // a repeated request returns the status of today, not of the first response
    expect(await gateway.refund(refund)).toEqual({ refundId, status: presented });
  }
});

test('refuses a card that the bank refuses when it is saved', async () => {
  const saved = gateway.vaultCard(typedCard('4000000000000069'), 'cus_1');
  await expect(saved).rejects.toMatchObject({ code: 'CARD_DECLINED' });
});

test('gives up after its deadline, whatever the SDK still waits for', async () => {
  const impatient = gatewayWith({ deadlineMilliseconds: 50 });
  server.hangNextCall();
  await expect(impatient.find({ id: 'pi_1' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('refuses every webhook while no signing secret is set', () => {
  const rawBody = JSON.stringify({ id: 'evt_1', type: 'payment_intent.succeeded', data: { object: {} } });
  const at = Math.floor(Date.now() / 1000);
  // what anybody can sign: with an empty secret
  const signature = createHmac('sha256', '').update(`${at}.${rawBody}`).digest('hex');
  const headers = { 'stripe-signature': `t=${at},v1=${signature}` };
  const parse = () => gatewayWith({ webhookSecret: null }).parseEvent(Buffer.from(rawBody), headers);
  expect(parse).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
});

test.each([
  ['payment_intent.payment_failed', { id: 'pi_1' }, { type: 'payment', paymentId: 'pi_1' }],
  ['refund.updated', { id: 're_1', payment_intent: 'pi_1' }, { type: 'refund', paymentId: 'pi_1' }],
  ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' }, { type: 'refund', paymentId: 'pi_1' }],
  ['customer.created', { id: 'cus_1' }, { type: 'other', paymentId: null }],
])('reads the webhook %s', (type, object, expected) => {
  const { rawBody, headers } = server.sign({ id: 'evt_1', object: 'event', type, data: { object } });
  expect(gateway.parseEvent(Buffer.from(rawBody), headers)).toEqual({ id: 'evt_1', ...expected });
});

test('starts the creation of a method that gets its customer later', async () => {
  await gateway.createSetup(null);
  const params = server.state.calls.at(-1)?.params;
  expect(params).toMatchObject({ usage: 'off_session' });
  expect(params).not.toHaveProperty('customer');
});

test('starts the creation of a method for the customer', async () => {
  const setup = await gateway.createSetup('cus_1');
  expect(setup?.clientSecret).toMatch(/^secret_/);
  expect(server.state.calls.at(-1)).toMatchObject({
    path: 'setup_intents',
    params: { customer: 'cus_1', usage: 'off_session' },
  });
});
