import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultyGateway, GatewayTimeout } from '#testing/faulty-gateway';
import { type GatewaySubject, sandboxSubject, testCards, typedCard } from '#testing/gateway-subjects';

let subject: GatewaySubject;
beforeAll(async () => {
  subject = await sandboxSubject();
});
afterAll(() => subject.close());

const aRequest = async () => {
  const { gateway } = subject;
  const { customerId } = await gateway.createCustomer({ accountId: randomUUID(), email: 'maya@example.com' });
  const { token } = await gateway.vaultCard(typedCard(testCards.good), customerId);
  const payment = { key: randomUUID(), token, customerId, amount: 500, description: 'x' };
  return { ...payment, capture: 'automatic' as const, returnUrl: '/' };
};

test('times out before the payment exists', async () => {
  const { gateway, plan, calls } = faultyGateway(subject.gateway);
  const request = await aRequest();
  plan('createPayment', 'timeout-before');
  await expect(gateway.createPayment(request)).rejects.toThrow(GatewayTimeout);
  expect(await gateway.find({ key: request.key })).toBeNull();
  expect((await gateway.createPayment(request)).status).toBe('SUCCEEDED');
  expect(calls).toEqual(['find', 'createPayment']);
});

test('times out after the payment was made', async () => {
  const { gateway, plan } = faultyGateway(subject.gateway);
  const request = await aRequest();
  plan('createPayment', 'timeout-after');
  await expect(gateway.createPayment(request)).rejects.toThrow(GatewayTimeout);
  expect((await gateway.find({ key: request.key }))?.status).toBe('SUCCEEDED');
});

test('responds only when released, and never', async () => {
  const { gateway, plan, release } = faultyGateway(subject.gateway);
  plan('createPayment', 'late', 'never');
  const [late, lost] = [await aRequest(), await aRequest()];
  const responses: string[] = [];
  const first = gateway.createPayment(late).then(({ key }) => responses.push(key));
  void gateway.createPayment(lost).then(({ key }) => responses.push(key));
  await expect.poll(() => subject.gateway.find({ key: lost.key })).not.toBeNull();
  await expect.poll(() => subject.gateway.find({ key: late.key })).not.toBeNull();
  expect(responses).toEqual([]);
  release();
  await first;
  expect(responses).toEqual([late.key]);
});

test('has the effect of one payment when a call arrives twice', async () => {
  const { gateway, plan, calls } = faultyGateway(subject.gateway);
  const request = await aRequest();
  plan('createPayment', 'twice');
  const from = subject.clock.now();
  expect((await gateway.createPayment(request)).status).toBe('SUCCEEDED');
  expect(calls).toEqual(['createPayment', 'createPayment']);
  const until = new Date(from.getTime() + 1);
  const keys: string[] = [];
  for await (const payment of gateway.listPayments({ from, until })) keys.push(payment.key);
  expect(keys.filter((key) => key === request.key)).toHaveLength(1);
});
